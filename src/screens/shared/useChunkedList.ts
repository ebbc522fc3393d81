import { startTransition, useEffect, useRef, useState, type RefObject } from 'react';

/** The number of items in a chunk of a long list. */
export const CHUNK_SIZE = 100;

/** What {@link useChunkedList} returns. */
export interface Parts<Mark extends HTMLElement> {
  /** The index of the first item of each rendered chunk. */
  starts: number[];
  /** The ref of the sentinel after the last chunk. Near the viewport, it triggers the next chunk. */
  end: RefObject<Mark | null>;
}

/** Calls a function when the browser is idle. Returns a function that cancels the call. */
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
 * Renders a list in chunks of {@link CHUNK_SIZE}: the first immediately, the others when the browser is idle.
 * A long list does not freeze the page, and is soon complete for search and assistive technology. If the
 * user reaches the end earlier, the next chunk is rendered immediately.
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
