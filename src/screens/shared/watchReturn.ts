/** Calls back whenever the network is back or the tab is seen again; returns how to stop it. */
export function watchReturn(onReturn: () => void): () => void {
  function look(): void {
    if (!document.hidden) onReturn();
  }

  window.addEventListener('online', onReturn);
  document.addEventListener('visibilitychange', look);
  return () => {
    window.removeEventListener('online', onReturn);
    document.removeEventListener('visibilitychange', look);
  };
}
