import { useDeferredValue } from 'react';
import { VisuallyHidden } from '#components/VisuallyHidden';

export interface StatusProps {
  /** The text that screen readers announce. */
  children: string;
}

/** A visually hidden live region. It is empty in the first render, because initial content is not announced. */
export function Status({ children }: StatusProps) {
  const text = useDeferredValue(children, '');
  return <VisuallyHidden role="status">{text}</VisuallyHidden>;
}
