import { readLanguage } from '#i18n/storedLanguage';

function reload(): void {
  window.location.reload();
}

/** Returns whether the notice of index.html is shown. */
export function isNoticeShown(): boolean {
  return document.getElementById('boot-notice')?.hidden === false;
}

/**
 * Shows the notice of index.html above the page, whose app cannot start or has failed. The page stays: it can be
 * read, and its links lead to other pages.
 */
export function showNotice(): void {
  const notice = document.getElementById('boot-notice');
  if (notice === null) {
    document.addEventListener('DOMContentLoaded', showNotice);
    return;
  }
  if (!notice.hidden) return;
  for (const text of notice.querySelectorAll<HTMLElement>('[lang]')) {
    text.hidden = text.lang !== readLanguage();
    text.querySelector('button')?.addEventListener('click', reload);
  }
  notice.setAttribute('role', 'alert');
  notice.hidden = false;
  window.addEventListener('online', reload);
  // Back to another screen changes only the URL, because the app is not running. A link within the page keeps the path.
  const { pathname } = window.location;
  window.addEventListener('popstate', () => {
    if (window.location.pathname !== pathname) reload();
  });
}
