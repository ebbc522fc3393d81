import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

/**
 * Lands on the section of a deep link such as `/superhome#contact`, which the browser could not
 * find while the page's code was on its way. Later links within the page are the browser's own.
 */
export function useArrival(): void {
  const { hash } = useLocation();
  const arrived = useRef(false);

  useEffect(() => {
    if (arrived.current) return;
    arrived.current = true;
    const section = document.getElementById(decodeURIComponent(hash.slice(1)));
    if (section === null) return;
    section.scrollIntoView({ behavior: 'instant', block: 'start' });
    section.focus({ preventScroll: true });
  }, [hash]);
}
