import { useEffect, useRef, useState, type RefObject } from 'react';

/** How many entries of a long list are rendered at a time. */
export const PART = 100;

/** What {@link useParts} gives. */
export interface Parts<Mark extends HTMLElement> {
  /** The index that each rendered part begins with. */
  starts: number[];
  /** The mark after the last part, which asks for the next one before it comes into sight. */
  end: RefObject<Mark | null>;
}

/**
 * Renders a list in parts of {@link PART}, each when the reader comes near it, whether by scrolling,
 * by the keyboard or with a screen reader: what is rendered stays, and no list freezes the page.
 */
export function useParts<Mark extends HTMLElement>(total: number): Parts<Mark> {
  const [count, setCount] = useState(1);
  const end = useRef<Mark>(null);
  const isWhole = count * PART >= total;

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
    return () => {
      observer.disconnect();
    };
  }, [count, isWhole]);

  const shown = Math.min(count, Math.ceil(total / PART));
  return { starts: Array.from({ length: shown }, (_, part) => part * PART), end };
}
