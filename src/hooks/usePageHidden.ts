import { useSyncExternalStore } from 'react';

/** Calls `notify` each time the page's tab is hidden or seen again; returns how to stop. */
export function watchPageHidden(notify: () => void): () => void {
  document.addEventListener('visibilitychange', notify);
  return () => {
    document.removeEventListener('visibilitychange', notify);
  };
}

/** Whether the page stands in a hidden tab just now. */
export function isPageHidden(): boolean {
  return document.hidden;
}

/** Whether the page stands in a hidden tab. */
export function usePageHidden(): boolean {
  return useSyncExternalStore(watchPageHidden, isPageHidden, () => false);
}
