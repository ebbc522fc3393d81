import { useSyncExternalStore } from 'react';

function subscribe(onChange: () => void): () => void {
  const stop = new AbortController();
  document.addEventListener('visibilitychange', onChange, { signal: stop.signal });
  // The window also loses the focus to a frame of the page, such as a map. The document keeps it.
  window.addEventListener('blur', onChange, { signal: stop.signal });
  window.addEventListener('focus', onChange, { signal: stop.signal });
  return () => stop.abort();
}

/** Returns whether the tab is hidden or the page does not have the focus, and renders again after a change. */
export function usePageInactive(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => document.hidden || !document.hasFocus(),
    () => false,
  );
}
