import { storageKeys } from '#storage/keys';
import { sessionStore } from '#storage/safeStorage';

/**
 * Gives the page the height that it had before a reload. The browser restores the scroll position before the list is
 * loaded.
 */
export function restorePageHeight(): void {
  const [height = '', path] = sessionStore.get(storageKeys.height)?.split(' ') ?? [];
  if (path === window.location.pathname) {
    document.documentElement.style.minBlockSize = `${height}px`;
  }
}

/** Records the height of the page when it is left. */
export function recordPageHeight(): void {
  window.addEventListener('pagehide', () => {
    const { scrollHeight } = document.documentElement;
    sessionStore.set(storageKeys.height, `${scrollHeight} ${window.location.pathname}`);
  });
}
