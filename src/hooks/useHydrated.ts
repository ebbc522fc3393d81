import { useSyncExternalStore } from 'react';

function subscribe(): () => void {
  return () => undefined;
}

/** Whether the component is hydrated: false on the server and while the browser hydrates its HTML. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  );
}
