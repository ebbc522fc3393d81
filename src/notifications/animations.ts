import { useLayoutEffect, useRef, type PointerEvent, type RefObject } from 'react';
import { prefersReducedMotion } from '#hooks/useReducedMotion';
import type { NotificationStore } from './NotificationStore';
import type { NotificationItem } from './content';

const OPTIONS = { duration: 300, easing: 'cubic-bezier(0.2, 0.8, 0.2, 1)' };

/** The part of its width by which a notification must be swiped to close. */
const SWIPE_THRESHOLD = 0.25;

/**
 * Animates an element, unless the user prefers reduced motion. CSS animations restart when the region moves into a
 * dialog. Test environments have no animations, or replace them by objects with less.
 */
function animate(
  element: Element | null,
  keyframes: Keyframe[],
  options: KeyframeAnimationOptions = OPTIONS,
): Partial<Animation> | undefined {
  if (prefersReducedMotion() || typeof element?.animate !== 'function') return undefined;
  return element.animate(keyframes, options);
}

/** Animates a card that is shown, and that closes. */
export function useCardAnimation(
  card: RefObject<HTMLElement | null>,
  { state, closing }: NotificationItem,
): void {
  useLayoutEffect(() => {
    const animation =
      state === 'removed'
        ? animate(card.current, [{}, { opacity: 0, transform: 'scale(0.94)' }], {
            ...OPTIONS,
            duration: closing,
            fill: 'forwards',
          })
        : animate(card.current, [{ opacity: 0, transform: 'translateY(-0.75rem)' }, {}]);
    return () => animation?.cancel?.();
  }, [card, state, closing]);
}

/** What the time bar of a notification depends on. */
export interface Timed {
  /** The notification. */
  item: NotificationItem;
  /** Whether its timer runs. */
  isRunning: boolean;
  /** The store of the notification. */
  store: NotificationStore;
}

/** Animates the time bar. After an extension, the rest of the bar takes the time that is left. */
export function useTimeBar(
  bar: RefObject<HTMLElement | null>,
  { item, isRunning, store }: Timed,
): void {
  const { run, timeout } = item;
  const animation = useRef<Partial<Animation>>(null);

  useLayoutEffect(() => {
    const keyframes = [{ transform: 'scaleX(1)' }, { transform: 'scaleX(0)' }];
    const options = { duration: timeout, fill: 'forwards' } as const;
    animation.current = animate(bar.current, keyframes, options) ?? null;
    return () => animation.current?.cancel?.();
  }, [bar, run, timeout]);

  useLayoutEffect(() => {
    const current = animation.current;
    if (current === null) return;
    if (isRunning) {
      // Tools for screenshots finish all animations, which then stay at their end.
      const rest = timeout - Number(current.currentTime);
      current.playbackRate = rest / Math.max(store.timeLeft(item), 1);
      current.play?.();
    } else {
      current.pause?.();
    }
  }, [item, isRunning, store, timeout]);
}

/** Animates the notifications that others move. */
export function useMoveAnimation(
  list: RefObject<HTMLElement | null>,
  items: readonly NotificationItem[],
): void {
  const positions = useRef(new Map<HTMLElement, number>());
  useLayoutEffect(() => {
    const before = positions.current;
    const slots = [...(list.current?.querySelectorAll<HTMLElement>(':scope > li') ?? [])];
    // All are read before the first is animated: a read after a change computes the layout again.
    positions.current = new Map(slots.map((slot) => [slot, slot.offsetTop]));
    for (const [slot, top] of positions.current) {
      const distance = (before.get(slot) ?? top) - top;
      if (distance !== 0) animate(slot, [{ transform: `translateY(${distance}px)` }, {}]);
    }
  }, [list, items]);
}

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
    const isLong =
      type === 'pointerup' && Math.abs(moved) > SWIPE_THRESHOLD * currentTarget.offsetWidth;
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
