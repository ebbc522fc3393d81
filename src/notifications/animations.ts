import { useLayoutEffect, useRef, type RefObject } from 'react';
import { prefersReducedMotion } from '#hooks/useReducedMotion';
import type { NotificationStore } from './NotificationStore';
import { EXTENDED_TIMEOUT } from './presets';
import type { NotificationItem } from './types';

const OPTIONS = { duration: 300, easing: 'cubic-bezier(0.2, 0.8, 0.2, 1)' };

/** Animates an element, unless the user prefers reduced motion. CSS animations restart when the region moves into a dialog. */
export function animate(
  element: Element | null,
  keyframes: Keyframe[],
  options: KeyframeAnimationOptions = OPTIONS,
): Animation | undefined {
  return prefersReducedMotion() ? undefined : element?.animate(keyframes, options);
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
    return () => animation?.cancel();
  }, [card, state, closing]);
}

/** A notification with a timer. */
export interface Timed {
  /** The notification. */
  item: NotificationItem;
  /** Whether its timer runs. */
  isRunning: boolean;
  /** Whether the pointer or the focus is on it. */
  isHeld: boolean;
  /** The store of the notification. */
  store: NotificationStore;
}

/**
 * Times a notification out. The animation of the time bar is the clock, which runs under reduced motion, too. After the
 * pointer or the focus has left the notification, the rest of the bar takes the extended timeout.
 */
export function useTimer(
  bar: RefObject<HTMLElement | null>,
  { item, isRunning, isHeld, store }: Timed,
): void {
  const { id, run, timeout = store.preset.timeout } = item;
  const clock = useRef<Animation>(null);

  useLayoutEffect(() => {
    clock.current = null;
    if (timeout === Infinity) return undefined;
    const keyframes = [{ transform: 'scaleX(1)' }, { transform: 'scaleX(0)' }];
    const options = { duration: timeout, fill: 'forwards' } as const;
    const animation = bar.current?.animate(keyframes, options) ?? null;
    clock.current = animation;
    return () => animation?.cancel();
  }, [bar, run, timeout]);

  useLayoutEffect(() => {
    const animation = clock.current;
    if (!animation) return undefined;
    if (!isRunning) {
      animation.pause();
      return undefined;
    }
    animation.play();
    // Not the event `finish`: tools for screenshots finish all animations.
    const remaining = (timeout - Number(animation.currentTime)) / animation.playbackRate;
    const timer = setTimeout(() => store.timeOut(id), remaining);
    return () => clearTimeout(timer);
  }, [id, run, isRunning, store, timeout]);

  useLayoutEffect(() => {
    if (!isHeld) return undefined;
    return () => {
      const animation = clock.current;
      if (!animation) return;
      animation.playbackRate = (timeout - Number(animation.currentTime)) / EXTENDED_TIMEOUT;
    };
  }, [isHeld, timeout]);
}

/** Animates the notifications that others move. */
export function useMoveAnimation(
  list: RefObject<HTMLElement | null>,
  items: readonly NotificationItem[],
): void {
  const positions = useRef(new Map<Element, number>());
  useLayoutEffect(() => {
    const before = positions.current;
    positions.current = new Map();
    for (const slot of list.current?.querySelectorAll<HTMLElement>(':scope > li') ?? []) {
      const top = slot.offsetTop;
      const distance = (before.get(slot) ?? top) - top;
      if (distance !== 0) animate(slot, [{ transform: `translateY(${distance}px)` }, {}]);
      positions.current.set(slot, top);
    }
  }, [list, items]);
}
