import { startTransition, useEffect, useState } from 'react';

/** The number of items in a chunk of a long list. */
export const CHUNK_SIZE = 100;

/** The pause between two chunks in ms, in which the browser handles input. */
const PAUSE_MS = 50;

/**
 * Returns how many items of a list to render. It grows by {@link CHUNK_SIZE}: the first chunk renders
 * immediately, the others follow in transitions. A long list does not freeze the page, and is soon complete
 * for search and assistive technology.
 */
export function useChunkedList(total: number): number {
  const [count, setCount] = useState(CHUNK_SIZE);
  const isComplete = count >= total;

  useEffect(() => {
    if (isComplete) return undefined;
    const timer = setTimeout(() => {
      startTransition(() => {
        setCount(count + CHUNK_SIZE);
      });
    }, PAUSE_MS);
    return () => {
      clearTimeout(timer);
    };
  }, [count, isComplete]);

  return Math.min(count, total);
}
