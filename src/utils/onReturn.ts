/**
 * Calls a function when the network returns, and when the tab becomes visible. Returns a function that stops
 * the calls.
 */
export function onReturn(callback: () => void): () => void {
  const controller = new AbortController();
  const { signal } = controller;
  window.addEventListener('online', callback, { signal });
  document.addEventListener(
    'visibilitychange',
    () => {
      if (!document.hidden) callback();
    },
    { signal },
  );
  return () => controller.abort();
}
