import type { MouseEvent } from 'react';
import { useHref, useLinkClickHandler, type To } from 'react-router-dom';
import { usePendingNavigation } from './usePendingNavigation';

/** Whether a click opens a link in the same tab: the main button, without a modifier key. */
export function isPlain({ button, altKey, ctrlKey, metaKey, shiftKey }: MouseEvent): boolean {
  return button === 0 && !(altKey || ctrlKey || metaKey || shiftKey);
}

/**
 * Returns the props of a native link to a route of the app, with an optional history state. The router
 * handles plain clicks. The browser handles all others.
 */
export function useLink(to: To, state?: object) {
  const href = useHref(to);
  const follow = useLinkClickHandler(to, { state });
  const [isPending, startNavigation] = usePendingNavigation();
  return {
    href,
    'data-pressed': isPending || undefined,
    onClick(event: MouseEvent<HTMLAnchorElement>) {
      if (!isPlain(event)) return;
      event.preventDefault();
      startNavigation(() => {
        follow(event);
      });
    },
  };
}
