import { createElement, type ElementType, type ReactNode } from 'react';

/** The props of an element or a component that is styled. */
interface StyledProps {
  as?: ElementType;
  className?: string | undefined;
}

/**
 * Replaces `styled` of styled-components in builds, where the styles are compiled. Returns a component
 * that renders an element or a component with class names.
 */
export function styled(target: ElementType, classes: string) {
  return function Styled({ as = target, className, ...props }: StyledProps) {
    const names = className === undefined ? classes : `${classes} ${className}`;
    return createElement(as, { ...props, className: names });
  };
}

/** Replaces the manager of styled-components. It inserts no styles. */
export function StyleSheetManager({ children }: { children?: ReactNode }) {
  return children;
}
