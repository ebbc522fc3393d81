import { listen } from './listen';

/**
 * Calls a function when the network returns, and when the tab becomes visible. Returns a function that stops
 * the calls.
 */
export function onReturn(callback: () => void): () => void {
  const stopOnline = listen(window, ['online'], callback);
  const stopVisible = listen(document, ['visibilitychange'], () => {
    if (!document.hidden) callback();
  });
  return () => {
    stopOnline();
    stopVisible();
  };
}
