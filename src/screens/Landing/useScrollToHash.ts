import { useEffect, useRef } from 'react';
import { matchPath, useLocation } from 'react-router-dom';
import { useHydrated } from '#hooks/useHydrated';

/** Returns the id in a hash. A hash may contain an invalid encoding, such as `#50%`. */
function idOf(hash: string): string {
  const id = hash.slice(1);
  try {
    return decodeURIComponent(id);
  } catch {
    return id;
  }
}

function scrollTo(section: HTMLElement): number {
  section.scrollIntoView({ behavior: 'instant', block: 'start' });
  return window.scrollY;
}

/**
 * Scrolls to the section of a deep link such as `/superhome#contact` or `/superhome/servicios`. The browser
 * cannot find it while the page's code loads. The browser handles prerendered pages, and later links within
 * the page.
 */
export function useScrollToHash(): void {
  const { hash, pathname } = useLocation();
  const isHandled = useRef(!useHydrated());

  useEffect(() => {
    if (isHandled.current) return;
    isHandled.current = true;
    // A path without a hash leads to the shop if it is the path of a panel.
    const panelSection = matchPath('/superhome/:panel', pathname) ? 'shop' : '';
    const section = document.getElementById(idOf(hash) || panelSection);
    if (section === null) return;
    const scrollY = scrollTo(section);
    section.focus({ preventScroll: true });
    // The display font may change the wrapping of a heading above. If the user has scrolled, nothing moves.
    void document.fonts.ready.then(() => {
      if (window.scrollY === scrollY) scrollTo(section);
    });
  }, [hash, pathname]);
}
