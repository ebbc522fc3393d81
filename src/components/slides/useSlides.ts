import { useRef, useState } from 'react';

/** How long after its last event a scroll has ended, in milliseconds. Safari has no `scrollend` event before version 26.2. */
const SCROLL_PAUSE = 120;

/** Which of `count` slides is shown, a function that shows one of them, and the props of the list that scrolls to it. */
export function useSlides(count: number) {
  const list = useRef<HTMLDivElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  // The step is the direction of the last change: 1 towards the end, -1 towards the start.
  const [{ index: last, step }, setState] = useState({ index: 0, step: 1 });
  // The number of slides may have decreased since the last change.
  const index = Math.max(0, Math.min(last, count - 1));

  function select(next: number): void {
    setState((state) =>
      state.index === next ? state : { index: next, step: next < state.index ? -1 : 1 },
    );
  }

  /** Shows the slide at an index. */
  function show(next: number): void {
    select(next);
    list.current?.scrollTo({ left: next * list.current.clientWidth });
  }

  /** Selects the slide to which the user has scrolled. */
  function handleScroll(): void {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      const { scrollLeft = 0, clientWidth = 0 } = list.current ?? {};
      if (clientWidth > 0) select(Math.round(scrollLeft / clientWidth));
    }, SCROLL_PAUSE);
  }

  return { index, step, show, listProps: { ref: list, onScroll: handleScroll } };
}
