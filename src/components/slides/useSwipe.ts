import { useRef, type PointerEvent } from 'react';

/** The direction of a change: 1 towards the end, -1 towards the start. */
export type Step = 1 | -1;

/** The minimum distance of a swipe, in px. */
const LEAST_WAY = 40;

/** The handlers of the swipeable element, which needs `touch-action: pan-y`. */
export interface SwipeHandlers {
  onPointerDown: (event: PointerEvent) => void;
  onPointerUp: (event: PointerEvent) => void;
  onPointerCancel: () => void;
  onPointerLeave: () => void;
}

/** Converts a horizontal swipe by touch, pen or mouse into a step. */
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
    // A mouse can be released outside. Touch events keep their initial target.
    onPointerLeave: forget,
  };
}
