import { useRef, type PointerEvent } from 'react';
import { animate } from './animations';

/** The part of its width by which a notification must be moved to close. */
const THRESHOLD = 0.25;

/**
 * Returns the event handlers of an element that follows a finger to the side. A long swipe moves it away and calls
 * `onSwipe`, a short one moves it back. With the mouse, texts can be selected instead.
 */
export function useSwipeToClose(onSwipe: () => void) {
  const start = useRef(0);
  const distance = useRef(0);

  function end({ type, currentTarget }: PointerEvent<HTMLElement>): void {
    const moved = distance.current;
    if (moved === 0) return;
    distance.current = 0;
    // The browser cancels a touch that scrolls or zooms.
    const isLong = type === 'pointerup' && Math.abs(moved) > THRESHOLD * currentTarget.offsetWidth;
    currentTarget.style.translate = isLong ? `${Math.sign(moved) * 100}%` : '';
    animate(currentTarget, [{ translate: `${moved}px` }, {}]);
    if (isLong) onSwipe();
  }

  return {
    onPointerDown({ clientX }: PointerEvent) {
      start.current = clientX;
    },
    onPointerMove({ pointerType, clientX, currentTarget }: PointerEvent<HTMLElement>) {
      // A finger that moves is down, and captured by the element.
      if (pointerType !== 'touch') return;
      distance.current = clientX - start.current;
      currentTarget.style.translate = `${distance.current}px`;
    },
    onPointerUp: end,
    onPointerCancel: end,
  };
}
