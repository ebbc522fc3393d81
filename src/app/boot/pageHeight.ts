import { storageKeys } from '#storage/keys';
import { readStored } from '#storage/safeStorage';

/**
 * Gives the page the height that it had before a reload. The browser restores the scroll position before the list is
 * loaded.
 */
export function restorePageHeight(): void {
  const [height = '', path] =
    readStored(() => sessionStorage, storageKeys.height)?.split(' ') ?? [];
  if (path === window.location.pathname) {
    document.documentElement.style.minBlockSize = `${height}px`;
  }
}

/** Records the height of the page when it is left. */
export function recordPageHeight(): void {
  window.addEventListener('pagehide', () => {
    const { scrollHeight } = document.documentElement;
    try {
      sessionStorage.setItem(
        storageKeys.height,
        `${String(scrollHeight)} ${window.location.pathname}`,
      );
    } catch {
      // Without storage, the browser restores what it can.
    }
  });
}
