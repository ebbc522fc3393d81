import type { MouseEvent } from 'react';
import { useHref, useLinkClickHandler, type To } from 'react-router-dom';

/** What a native link needs to lead through the router. */
export interface LinkProps {
  /** The address. */
  href: string;
  /** Takes plain clicks to the router and leaves all others to the browser. */
  onClick: (event: MouseEvent<HTMLAnchorElement>) => void;
}

/** The props that make any native link lead to an address of the app, with what its entry keeps. */
export function useLink(to: To, state?: object): LinkProps {
  return { href: useHref(to), onClick: useLinkClickHandler(to, { state }) };
}
