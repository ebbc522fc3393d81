import type { MouseEvent } from 'react';
import { useHref, useLinkClickHandler, type To } from 'react-router-dom';
import { usePendingNavigation } from './usePendingNavigation';

/** What a native link needs to lead through the router. */
export interface LinkProps {
  /** The address. */
  href: string;
  /** Whether it was pressed and is about to be followed. */
  'data-pressed': true | undefined;
  /** Takes plain clicks to the router and leaves all others to the browser. */
  onClick: (event: MouseEvent<HTMLAnchorElement>) => void;
}

/** Whether a click follows a link in place: by the main button, without a key that opens it elsewhere. */
export function isPlain({ button, altKey, ctrlKey, metaKey, shiftKey }: MouseEvent): boolean {
  return button === 0 && !(altKey || ctrlKey || metaKey || shiftKey);
}

/** The props that make any native link lead to an address of the app, with what its entry keeps. */
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
