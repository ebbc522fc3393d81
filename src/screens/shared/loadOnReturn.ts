/**
 * Calls `load` immediately, and again when the network returns or the tab becomes visible, until it
 * resolves to true. Calls never overlap. Returns a function that stops the retries.
 */
export function loadOnReturn(load: () => Promise<boolean>): () => void {
  let isLoading = false;
  let isDue = false;

  async function begin(): Promise<void> {
    // An event during a request is queued. If the request fails, the next one starts.
    isDue = true;
    if (isLoading) return;
    isLoading = true;
    while (isDue) {
      isDue = false;
      if (await load()) stop();
    }
    isLoading = false;
  }

  function look(): void {
    if (!document.hidden) void begin();
  }

  function comeBack(): void {
    void begin();
  }

  function stop(): void {
    isDue = false;
    window.removeEventListener('online', comeBack);
    document.removeEventListener('visibilitychange', look);
  }

  window.addEventListener('online', comeBack);
  document.addEventListener('visibilitychange', look);
  void begin();
  return stop;
}
