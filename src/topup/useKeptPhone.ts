import { useEffect, useEffectEvent } from 'react';
import { useTopUp } from './TopUpProvider';

/**
 * Writes the phone number of a top-up to the history entry of its screen: when the screen is shown, and when the page
 * hides. The screen calls `keepPhone` when the field is left. Nothing is written while the number is unknown.
 */
export function useKeptPhone(carrier: string, phone: string | undefined): void {
  const { keepPhone } = useTopUp();
  const keep = useEffectEvent(() => {
    if (phone !== undefined) keepPhone(carrier, phone);
  });

  useEffect(() => {
    keep();
    const listeners = new AbortController();
    const { signal } = listeners;
    // During `pagehide` of a reload, Chromium ignores a change of the history.
    window.addEventListener('beforeunload', () => keep(), { signal });
    document.addEventListener('visibilitychange', () => keep(), { signal });
    return () => {
      listeners.abort();
    };
  }, []);
}
