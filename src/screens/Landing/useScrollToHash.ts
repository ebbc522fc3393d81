import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import type { SectionId } from './sections';

/** Returns the id in a hash. A hash may contain an invalid encoding, such as `#50%`. */
function idOf(hash: string): string {
  const id = hash.slice(1);
  try {
    return decodeURIComponent(id);
  } catch {
    return id;
  }
}

/** Returns the section of a path without a hash: the shop, for the paths of its panels. */
function sectionOf(pathname: string): SectionId | '' {
  return /^\/superhome\/./.test(pathname) ? 'shop' : '';
}

function land(section: HTMLElement): number {
  section.scrollIntoView({ behavior: 'instant', block: 'start' });
  return window.scrollY;
}

/**
 * Scrolls to the section of a deep link such as `/superhome#contact` or `/superhome/servicios`. The browser
 * cannot find it while the page's code loads. The browser handles later links within the page.
 */
export function useScrollToHash(): void {
  const { hash, pathname } = useLocation();
  const arrived = useRef(false);

  useEffect(() => {
    if (arrived.current) return;
    arrived.current = true;
    const section = document.getElementById(idOf(hash) || sectionOf(pathname));
    if (section === null) return;
    const place = land(section);
    section.focus({ preventScroll: true });
    // The display font may change the wrapping of a heading above. If the user has scrolled, nothing moves.
    void document.fonts.ready.then(() => {
      if (window.scrollY === place) land(section);
    });
  }, [hash, pathname]);
}
