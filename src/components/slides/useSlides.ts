import { useState } from 'react';
import type { Step } from './useSwipe';

/** Which slide is shown, and how it was reached. */
export interface SlidesState {
  /** The index of the slide that is shown. */
  index: number;
  /** The direction of the last change, undefined before the first. */
  step?: Step;
}

/** The state of `count` slides, and the function that shows another one of them. */
export function useSlides(count: number) {
  const [state, setState] = useState<SlidesState>({ index: 0 });
  // The number of slides may have decreased since the last change.
  const index = Math.max(0, Math.min(state.index, count - 1));

  /** Shows the slide at `next`, if there is one. By default, the direction follows the order of the slides. */
  function show(next: number, step: Step = next < index ? -1 : 1): void {
    if (next !== index && next >= 0 && next < count) setState({ index: next, step });
  }

  return [{ ...state, index }, show] as const;
}
