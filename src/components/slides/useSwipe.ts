import { useRef, type PointerEvent } from 'react';

/** The direction of a change: 1 towards the end, -1 towards the start. */
export type Step = 1 | -1;

/** The minimum distance of a swipe, in px. */
const MIN_DISTANCE = 40;

/**
 * Returns the handlers of an element that calls `onSwipe` after a horizontal swipe by one finger, pen or
 * mouse. The element needs `touch-action: pan-y pinch-zoom`.
 */
export function useSwipe(onSwipe: (step: Step) => void) {
  const start = useRef<{ x: number; y: number }>(undefined);

  function reset(): void {
    start.current = undefined;
  }

  return {
    onPointerDown(event: PointerEvent) {
      const { button, clientX, clientY, isPrimary } = event;
      if (button !== 0) return;
      // A mouse can leave the element before its release. Browsers capture a touch by default.
      if (event.pointerType === 'mouse') event.currentTarget.setPointerCapture(event.pointerId);
      // A second finger ends the swipe.
      start.current = isPrimary ? { x: clientX, y: clientY } : undefined;
    },
    onPointerUp({ clientX, clientY }: PointerEvent) {
      if (start.current === undefined) return;
      const dx = clientX - start.current.x;
      const dy = clientY - start.current.y;
      reset();
      if (Math.abs(dx) >= MIN_DISTANCE && Math.abs(dx) >= Math.abs(dy)) onSwipe(dx < 0 ? 1 : -1);
    },
    onPointerCancel: reset,
  };
}
