import { prefersReducedMotion } from '#hooks/useReducedMotion';
import type { NotificationItem } from './store/types';

const EASE = 'cubic-bezier(0.2, 0.8, 0.2, 1)';
const ENTER_TIME = 300;

// Animations by script: those of a style sheet restart when the region moves into a dialog.
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

/** Animates a card that arrives, over 300 ms (requirements §9). */
export function enter(card: Element): () => void {
  return animate(card, [{ opacity: 0, transform: 'translateY(-0.75rem)' }, {}], {
    duration: ENTER_TIME,
    easing: EASE,
  });
}

/** Animates a card that closes, over its closing time. */
export function leave(card: Element, { closing }: NotificationItem): () => void {
  return animate(card, [{}, { opacity: 0, transform: 'scale(0.94)' }], {
    duration: closing,
    easing: EASE,
    fill: 'forwards',
  });
}

/** Animates an element that was moved by `distance` px to its new place. */
export function glide(element: Element, distance: number): () => void {
  return animate(element, [{ transform: `translateY(${String(distance)}px)` }, {}], {
    duration: ENTER_TIME,
    easing: EASE,
  });
}

/** Animates a time bar from its current share to zero. */
export function runDown(
  bar: Element,
  { timerSegment }: NotificationItem,
  remaining: number,
  running: boolean,
): () => void {
  if (prefersReducedMotion()) return () => undefined;
  const share = (timerSegment.share * remaining) / timerSegment.length;
  const animation = bar.animate(
    [{ transform: `scaleX(${String(share)})` }, { transform: 'scaleX(0)' }],
    { duration: remaining, fill: 'both' },
  );
  if (!running) animation.pause();
  return () => {
    animation.cancel();
  };
}
