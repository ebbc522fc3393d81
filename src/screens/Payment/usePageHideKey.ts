import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';

/**
 * Returns a counter of `pagehide` events. As the key of a form, it unmounts the form with its values each
 * time. A page that the browser restores from the back/forward cache then has an empty form. The focus stays
 * in the field with the same id.
 */
export function usePageHideKey(): number {
  const [count, setCount] = useState(0);

  useEffect(() => {
    function handlePageHide(): void {
      const focusedId = document.activeElement?.id ?? '';
      // Synchronous, because no code runs after the page is hidden.
      flushSync(() => setCount((previous) => previous + 1));
      document.getElementById(focusedId)?.focus({ preventScroll: true });
    }
    window.addEventListener('pagehide', handlePageHide);
    return () => window.removeEventListener('pagehide', handlePageHide);
  }, []);

  return count;
}
