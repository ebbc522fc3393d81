/**
 * Loads, and whenever the network is back or the tab is seen again loads anew, until `load` tells that
 * it has come: one at a time, and one for each return. Returns how to stop it.
 */
export function loadOnReturn(load: () => Promise<boolean>): () => void {
  let isLoading = false;
  let isDue = false;

  async function begin(): Promise<void> {
    // A return in the middle of a request is not lost: the next one starts when that one has failed.
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
