import { useSyncExternalStore } from 'react';

/** Calls `notify` when the page's visibility changes. Returns a function that unsubscribes. */
export function watchPageHidden(notify: () => void): () => void {
  document.addEventListener('visibilitychange', notify);
  return () => {
    document.removeEventListener('visibilitychange', notify);
  };
}

/** Returns whether the page is in a hidden tab. */
export function isPageHidden(): boolean {
  return document.hidden;
}

/** Returns whether the page is in a hidden tab, and renders again after a change. */
export function usePageHidden(): boolean {
  return useSyncExternalStore(watchPageHidden, isPageHidden, () => false);
}
