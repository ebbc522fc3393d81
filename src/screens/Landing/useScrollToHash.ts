import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import type { SectionId } from './sections';

/** The id in an address; the browser's own links may hold what is no encoding, such as `#50%`. */
function idOf(hash: string): string {
  const id = hash.slice(1);
  try {
    return decodeURIComponent(id);
  } catch {
    return id;
  }
}

/** The section that an address without an anchor means: its panels stand in the shop. */
function sectionOf(pathname: string): SectionId | '' {
  return /^\/superhome\/./.test(pathname) ? 'shop' : '';
}

function land(section: HTMLElement): number {
  section.scrollIntoView({ behavior: 'instant', block: 'start' });
  return window.scrollY;
}

/**
 * Lands on the section of a deep link such as `/superhome#contact` or `/superhome/servicios`, which the browser could not
 * find while the page's code was on its way. Later links within the page are the browser's own.
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
    // The display face may wrap a heading above it otherwise; whoever scrolled since is left alone.
    void document.fonts.ready.then(() => {
      if (window.scrollY === place) land(section);
    });
  }, [hash, pathname]);
}
