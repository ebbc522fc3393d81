import { useEffect, useRef, type RefObject } from 'react';
import { listen } from '#utils/listen';
import { useSchemeChoice } from './scheme';

const queries = ['(prefers-color-scheme: dark)', '(prefers-contrast: more)'];

/**
 * Sets the `theme-color` to the colour at the top of the screen: `paper` or `brand` of the carrier, in the
 * current scheme. Returns the ref of the screen's element.
 */
export function useThemeColor(top: string, carrier: string): RefObject<HTMLDivElement | null> {
  const page = useRef<HTMLDivElement>(null);
  const choice = useSchemeChoice();

  useEffect(() => {
    function update() {
      // A prerendered page has one tag for each scheme of the system.
      const [first, ...others] = document.head.querySelectorAll('meta[name="theme-color"]');
      if (page.current === null || first === undefined) return;
      for (const tag of others) tag.remove();
      first.removeAttribute('media');
      // The tag takes no custom property. No element draws a flood, and forced colours do not change it.
      page.current.style.floodColor = `var(--colibri-color-${top})`;
      first.setAttribute('content', getComputedStyle(page.current).floodColor);
    }

    update();
    const stops = queries.map((query) => listen(window.matchMedia(query), ['change'], update));
    return () => {
      for (const stop of stops) stop();
    };
  }, [carrier, choice, top]);

  return page;
}
