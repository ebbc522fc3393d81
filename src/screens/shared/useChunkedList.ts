import { startTransition, useEffect, useRef, useState, type RefObject } from 'react';

/** How many entries of a long list are rendered at a time. */
export const CHUNK_SIZE = 100;

/** What {@link useChunkedList} gives. */
export interface Parts<Mark extends HTMLElement> {
  /** The index that each rendered part begins with. */
  starts: number[];
  /** The mark after the last part, which asks for the next one before it comes into sight. */
  end: RefObject<Mark | null>;
}

/** Calls once nothing else is to be done; what it returns gives that up. */
function whenIdle(call: () => void): () => void {
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(call, 100);
    return () => {
      clearTimeout(timer);
    };
  }
  const request = window.requestIdleCallback(call);
  return () => {
    window.cancelIdleCallback(request);
  };
}

/**
 * Renders a list in parts of {@link CHUNK_SIZE}: the first at once, the others while nothing else is to be
 * done, so that the whole list is soon there to be found, reached and read aloud, and no list freezes
 * the page. A reader who comes near the end earlier, by whatever means, has the next part at once.
 */
export function useChunkedList<Mark extends HTMLElement>(total: number): Parts<Mark> {
  const [count, setCount] = useState(1);
  const end = useRef<Mark>(null);
  const isWhole = count * CHUNK_SIZE >= total;

  useEffect(() => {
    const mark = end.current;
    if (isWhole || mark === null) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setCount(count + 1);
      },
      { rootMargin: '150%' },
    );
    observer.observe(mark);
    const giveUp = whenIdle(() => {
      startTransition(() => {
        setCount(count + 1);
      });
    });
    return () => {
      observer.disconnect();
      giveUp();
    };
  }, [count, isWhole]);

  const shown = Math.min(count, Math.ceil(total / CHUNK_SIZE));
  return { starts: Array.from({ length: shown }, (_, part) => part * CHUNK_SIZE), end };
}
