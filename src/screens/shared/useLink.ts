import type { MouseEvent } from 'react';
import { useHref, useLinkClickHandler, type To } from 'react-router-dom';
import { usePendingNavigation } from './usePendingNavigation';

/** The props of a native link that navigates with the router. */
export interface LinkProps {
  /** The URL. */
  href: string;
  /** Whether the link was pressed and its navigation is pending. */
  'data-pressed': true | undefined;
  /** Handles plain clicks with the router. The browser handles all others. */
  onClick: (event: MouseEvent<HTMLAnchorElement>) => void;
}

/** Whether a click opens a link in the same tab: the main button, without a modifier key. */
export function isPlain({ button, altKey, ctrlKey, metaKey, shiftKey }: MouseEvent): boolean {
  return button === 0 && !(altKey || ctrlKey || metaKey || shiftKey);
}

/** Returns the props of a native link to a route of the app, with an optional history state. */
export function useLink(to: To, state?: object): LinkProps {
  const href = useHref(to);
  const follow = useLinkClickHandler(to, { state });
  const { isLeaving, leave } = usePendingNavigation();
  return {
    href,
    'data-pressed': isLeaving || undefined,
    onClick(event) {
      if (!isPlain(event)) return;
      event.preventDefault();
      leave(() => {
        follow(event);
      });
    },
  };
}
