import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';

/**
 * How often the page was put away. As the key of a form it gives a new one each time, so that the
 * browser, which may keep the page as it is, has nothing of the old one to bring back.
 */
export function usePageHideKey(): number {
  const [times, setTimes] = useState(0);

  useEffect(() => {
    function putAway(): void {
      // At once: a page that is put away runs nothing later.
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
