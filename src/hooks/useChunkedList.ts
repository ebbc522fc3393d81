import { startTransition, useEffect, useState } from 'react';

/** The number of items in a chunk of a long list. */
export const CHUNK_SIZE = 100;

/** The pause between two chunks in ms, in which the browser handles input. */
const PAUSE_MS = 50;

/** How long a list does not grow after a key press, in ms. Typing comes before the list. */
const TYPING_PAUSE_MS = 1000;

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
    let timer = setTimeout(grow, PAUSE_MS);

    function grow(): void {
      startTransition(() => setCount(count + CHUNK_SIZE));
    }

    function onKeyDown(): void {
      clearTimeout(timer);
      timer = setTimeout(grow, TYPING_PAUSE_MS);
    }

    window.addEventListener('keydown', onKeyDown, true);
    return () => {
      window.removeEventListener('keydown', onKeyDown, true);
      clearTimeout(timer);
    };
  }, [count, isComplete]);

  return Math.min(count, total);
}
