import { useSyncExternalStore } from 'react';

function subscribe(): () => void {
  return () => undefined;
}

/** Whether the page has come to life: false on the server and in the first render after it. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  );
}
