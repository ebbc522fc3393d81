import { useState } from 'react';
import { createSafeStorage } from '#storage/safeStorage';
import { useHydrated } from '#hooks/useHydrated';

const KEY = 'sliderStopped';
const store = createSafeStorage(() => window.sessionStorage);

/** Returns whether the user stopped the slider in this tab, and the function that stores this. */
export function useSliderStopped(): [boolean, (stopped: boolean) => void] {
  const isHydrated = useHydrated();
  const [latest, setLatest] = useState<boolean>();

  function remember(stopped: boolean): void {
    setLatest(stopped);
    store.set(KEY, stopped ? 'true' : undefined);
  }

  return [latest ?? (isHydrated && store.get(KEY) === 'true'), remember];
}
