import { useSyncExternalStore } from 'react';
import { listen } from '#utils/listen';

const QUERY = '(prefers-reduced-motion: reduce)';

function subscribe(notify: () => void): () => void {
  return listen(window.matchMedia(QUERY), ['change'], notify);
}

/** Returns whether the user prefers reduced motion. Call it before an animation, not during a render. */
export function prefersReducedMotion(): boolean {
  return typeof matchMedia === 'function' && matchMedia(QUERY).matches;
}

/** Returns whether the user prefers reduced motion. It is true on the server, so nothing moves before hydration. */
export function useReducedMotion(): boolean {
  return useSyncExternalStore(subscribe, prefersReducedMotion, () => true);
}
