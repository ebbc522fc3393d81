import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';

/**
 * Returns a counter of `pagehide` events. As the key of a form, it resets the form each time. The browser
 * then restores no form values from the back/forward cache.
 */
export function usePageHideKey(): number {
  const [times, setTimes] = useState(0);

  useEffect(() => {
    function putAway(): void {
      // Synchronous, because no code runs after the page is hidden.
      flushSync(() => {
        setTimes((before) => before + 1);
      });
    }
    window.addEventListener('pagehide', putAway);
    return () => {
      window.removeEventListener('pagehide', putAway);
    };
  }, []);

  return times;
}
