import { useEffect, useReducer, useRef } from 'react';

/** How long after its last event a scroll has ended, in milliseconds. Safari has no `scrollend` event before version 26.2. */
const SCROLL_PAUSE = 120;

/** Which slide was selected last, and in which direction: 1 towards the end, -1 towards the start. */
interface Selection {
  index: number;
  step: number;
}

function selectSlide(selection: Selection, index: number): Selection {
  return index === selection.index ? selection : { index, step: index < selection.index ? -1 : 1 };
}

/** Which of `count` slides is shown, a function that shows one of them, and the ref of the list that scrolls to it. */
export function useSlides(count: number) {
  const list = useRef<HTMLDivElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [{ index: last, step }, select] = useReducer(selectSlide, { index: 0, step: 1 });
  // The number of slides may have decreased since the last change.
  const index = Math.max(0, Math.min(last, count - 1));

  useEffect(() => {
    const element = list.current;
    function selectShown(): void {
      const { scrollLeft = 0, clientWidth = 0 } = element ?? {};
      if (clientWidth > 0) select(Math.round(scrollLeft / clientWidth));
    }
    function selectAfterScroll(): void {
      clearTimeout(timer.current);
      timer.current = setTimeout(selectShown, SCROLL_PAUSE);
    }
    // The user may have scrolled the prerendered list.
    selectShown();
    element?.addEventListener('scroll', selectAfterScroll);
    return () => {
      clearTimeout(timer.current);
      element?.removeEventListener('scroll', selectAfterScroll);
    };
  }, []);

  /** Shows the slide at an index. */
  function show(next: number): void {
    select(next);
    // Where the list is before it moves is no selection.
    clearTimeout(timer.current);
    list.current?.scrollTo({ left: next * list.current.clientWidth });
  }

  return { index, step, show, list };
}
