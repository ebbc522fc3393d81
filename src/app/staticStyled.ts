import { createElement, type ElementType, type ReactNode } from 'react';

/** The props of an element or a component that is styled. */
interface StyledProps {
  as?: ElementType;
  className?: string | undefined;
}

/**
 * What stands for styled-components in the app's own build, where the styles are compiled already: an
 * element or a component with its class names, and with what else each of its elements is given.
 */
export default function styled(target: ElementType, classes: string, attrs?: object) {
  return function Styled({ as = target, className, ...props }: StyledProps) {
    const names = className === undefined ? classes : `${classes} ${className}`;
    return createElement(as, { ...attrs, ...props, className: names });
  };
}

/** Styles have no place of their own to be put in. */
export function StyleSheetManager({ children }: { children?: ReactNode }) {
  return children;
}

function compiledAway(): never {
  throw new Error('Styles were left in the code: they must stand at the top of a file.');
}

export { compiledAway as createGlobalStyle, compiledAway as css, compiledAway as keyframes };
