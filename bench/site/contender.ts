import type { ReactElement } from 'react';

/** A library that is measured. */
export interface Contender {
  /** Creates the element to render, for a number of items. */
  element: (size: number) => ReactElement;
  /** The selector of the items to count. */
  selector: string;
  /** Shows the given number of items. */
  show?: (size: number) => void;
}

/** Calls a function repeatedly, each time with another text. */
export function callRepeatedly(times: number, call: (text: string) => unknown): void {
  for (let count = 1; count <= times; count += 1) call(String(count));
}
