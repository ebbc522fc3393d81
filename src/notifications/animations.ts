import { useLayoutEffect, useRef, type RefObject } from 'react';
import { prefersReducedMotion } from '#hooks/useReducedMotion';
import type { NotificationItem } from './store/types';

const OPTIONS = { duration: 300, easing: 'cubic-bezier(0.2, 0.8, 0.2, 1)' };

// The Web Animations API: CSS animations restart when the region moves into a dialog.
function animate(
  element: Element | null,
  keyframes: Keyframe[],
  options: KeyframeAnimationOptions,
): Animation | undefined {
  return prefersReducedMotion() ? undefined : element?.animate(keyframes, options);
}

/** Animates a card that is shown. */
export function animateEntry(card: Element | null): Animation | undefined {
  return animate(card, [{ opacity: 0, transform: 'translateY(-0.75rem)' }, {}], OPTIONS);
}

/** Animates a card that closes. */
export function animateExit(card: Element | null, duration: number): Animation | undefined {
  const keyframes = [{}, { opacity: 0, transform: 'scale(0.94)' }];
  return animate(card, keyframes, { ...OPTIONS, duration, fill: 'forwards' });
}

/** Animates a time bar until its notification times out, in `remaining` ms. */
export function animateTimeBar(
  bar: Element | null,
  { length, share }: NotificationItem['timerSegment'],
  remaining: number,
): Animation | undefined {
  const scale = (share * remaining) / length;
  const keyframes = [{ transform: `scaleX(${scale})` }, { transform: 'scaleX(0)' }];
  return animate(bar, keyframes, { duration: remaining, fill: 'both' });
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
      if (distance !== 0) animate(slot, [{ transform: `translateY(${distance}px)` }, {}], OPTIONS);
      positions.current.set(slot, top);
    }
  }, [list, items]);
}
