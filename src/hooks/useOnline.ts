import { useSyncExternalStore } from 'react';
import { listen } from '#utils/listen';

function subscribe(notify: () => void): () => void {
  return listen(window, ['online', 'offline'], notify);
}

/** Returns whether the browser has a network connection. It is true on the server. */
export function useOnline(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );
}
