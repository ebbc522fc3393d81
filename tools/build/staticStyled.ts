import { createElement, type ElementType, type ReactNode } from 'react';

interface StyledProps {
  as?: ElementType;
  className?: string | undefined;
}

/**
 * Replaces styled-components in the build of the app, where styles are static: returns a component that
 * renders `target` with class names and constant attributes.
 */
export function styled(target: ElementType, classes: string, attrs?: object) {
  return function Styled({ as = target, className, ...props }: StyledProps) {
    const names = className === undefined ? classes : `${classes} ${className}`;
    return createElement(as, { ...attrs, ...props, className: names });
  };
}

/** Replaces the component of styled-components. It inserts no styles. */
export function StyleSheetManager({ children }: { children?: ReactNode }) {
  return children;
}
