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
export function styled(target: ElementType, classes: string, attrs?: object) {
  return function Styled({ as = target, className, ...props }: StyledProps) {
    const names = className === undefined ? classes : `${classes} ${className}`;
    return createElement(as, { ...attrs, ...props, className: names });
  };
}

/** What stands for the library's own: styles are put nowhere. */
export function StyleSheetManager({ children }: { children?: ReactNode }) {
  return children;
}
