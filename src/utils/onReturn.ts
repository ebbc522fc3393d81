import { listen } from './listen';

/**
 * Calls a function when the network returns, and when the tab becomes visible. Returns a function that stops
 * the calls.
 */
export function onReturn(callback: () => void): () => void {
  return listen(window, ['online', 'visibilitychange'], ({ type }: Event) => {
    if (type === 'online' || !document.hidden) callback();
  });
}
