import { useRef, type PointerEvent } from 'react';

/** The way through a row: 1 towards its end, -1 towards its start. */
export type Step = 1 | -1;

/** The least way of a swipe, in px. */
const LEAST_WAY = 40;

/** The handlers of the element to swipe on; it needs `touch-action: pan-y`. */
export interface SwipeHandlers {
  onPointerDown: (event: PointerEvent) => void;
  onPointerUp: (event: PointerEvent) => void;
  onPointerCancel: () => void;
  onPointerLeave: () => void;
}

/** Turns a swipe to the left or right, by finger, pen or mouse, into a step. */
export function useSwipe(onSwipe: (step: Step) => void): SwipeHandlers {
  const start = useRef<{ x: number; y: number }>(undefined);

  function forget(): void {
    start.current = undefined;
  }

  return {
    onPointerDown({ button, clientX, clientY }) {
      if (button === 0) start.current = { x: clientX, y: clientY };
    },
    onPointerUp({ clientX, clientY }) {
      if (start.current === undefined) return;
      const across = clientX - start.current.x;
      const along = clientY - start.current.y;
      forget();
      if (Math.abs(across) < LEAST_WAY || Math.abs(across) < Math.abs(along)) return;
      onSwipe(across < 0 ? 1 : -1);
    },
    onPointerCancel: forget,
    // A mouse may be let go elsewhere; a finger stays with the element that it touched first.
    onPointerLeave: forget,
  };
}
