import { useState } from 'react';
import { createSafeStorage } from '#storage/safeStorage';
import { useHydrated } from '#hooks/useHydrated';

const KEY = 'sliderStopped';
const store = createSafeStorage(() => window.sessionStorage);

/** Returns whether the user stopped the slider in this tab, and the function that stores this. */
export function useSliderStopped(): [boolean, (stopped: boolean) => void] {
  const isHydrated = useHydrated();
  const [stopped, setStopped] = useState<boolean>();

  function rememberStopped(next: boolean): void {
    setStopped(next);
    store.set(KEY, next ? 'true' : undefined);
  }

  return [stopped ?? (isHydrated && store.get(KEY) === 'true'), rememberStopped];
}
