import { prefersReducedMotion } from '../view/useReducedMotion';
import type { NotificationItem } from '../notifications/types';

const EASE = 'cubic-bezier(0.2, 0.8, 0.2, 1)';
const ENTER_TIME = 300;

// Animations made by script, since those made by style start anew when the region moves into a dialog.
function animate(
  element: Element,
  keyframes: Keyframe[],
  options: KeyframeAnimationOptions,
): () => void {
  if (prefersReducedMotion()) return () => undefined;
  const animation = element.animate(keyframes, options);
  return () => {
    animation.cancel();
  };
}

/** Lets a card come in, over 300 ms (spec §9). */
export function enter(card: Element): () => void {
  return animate(card, [{ opacity: 0, transform: 'translateY(-0.75rem)' }, {}], {
    duration: ENTER_TIME,
    easing: EASE,
  });
}

/** Lets a card go, over its closing time. */
export function leave(card: Element, { closing }: NotificationItem): () => void {
  return animate(card, [{}, { opacity: 0, transform: 'scale(0.94)' }], {
    duration: closing,
    easing: EASE,
    fill: 'forwards',
  });
}

/** Lets an element that was moved by `distance` px slide to its place. */
export function glide(element: Element, distance: number): () => void {
  return animate(element, [{ transform: `translateY(${String(distance)}px)` }, {}], {
    duration: ENTER_TIME,
    easing: EASE,
  });
}

/** Runs a time bar down from what is left of it. */
export function runDown(
  bar: Element,
  { lap }: NotificationItem,
  remaining: number,
  running: boolean,
): () => void {
  if (prefersReducedMotion()) return () => undefined;
  const share = (lap.share * remaining) / lap.length;
  const animation = bar.animate(
    [{ transform: `scaleX(${String(share)})` }, { transform: 'scaleX(0)' }],
    { duration: remaining, fill: 'both' },
  );
  if (!running) animation.pause();
  return () => {
    animation.cancel();
  };
}
