import { useState } from 'react';
import type { Step } from './useSwipe';

/** Which slide is shown, and which one it replaces. */
export interface SlidesState {
  /** The index of the slide that is shown. */
  index: number;
  /** The index of the slide that was shown before it. */
  previous?: number;
  /** The direction of the last change. */
  step?: Step;
}

/** The state of `count` slides, and the function that shows another one of them. */
export function useSlides(count: number) {
  const [state, setState] = useState<SlidesState>({ index: 0 });
  // The number of slides may have decreased since the last change.
  const index = Math.max(0, Math.min(state.index, count - 1));

  function show(next: number, step: Step): void {
    if (next !== index) setState({ index: next, previous: index, step });
  }

  return [{ ...state, index }, show] as const;
}
