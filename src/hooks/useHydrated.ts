import { useSyncExternalStore } from 'react';

function subscribe(): () => void {
  return () => undefined;
}

/** Returns whether the component is hydrated: false on the server and during hydration. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  );
}
