import { onReturn } from '#utils/onReturn';

/**
 * Calls `load` immediately, and again when the network returns or the tab becomes visible, until it
 * resolves to true. Calls never overlap. Returns a function that aborts the signal and stops the retries.
 */
export function loadOnReturn(load: (signal: AbortSignal) => Promise<boolean>): () => void {
  const controller = new AbortController();
  const { signal } = controller;
  let isLoading = false;
  let isRequested = false;

  async function run(): Promise<void> {
    // An event during a request starts another request if this one fails.
    isRequested = true;
    if (isLoading) return;
    isLoading = true;
    while (isRequested && !signal.aborted) {
      isRequested = false;
      if (await load(signal)) controller.abort();
    }
    isLoading = false;
  }

  signal.addEventListener(
    'abort',
    onReturn(() => void run()),
  );
  void run();
  return () => controller.abort();
}
