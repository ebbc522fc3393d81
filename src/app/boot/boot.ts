/*
 * The build writes this module into each page as its first inline script. It runs before the page is shown and
 * before the app is loaded, so it imports only small modules, which it shares with the app.
 */
import { trimPath } from '#addresses/addresses';
import type { Call } from '#api/requestInit';
import { readLanguage } from '#i18n/storedLanguage';
import { applyStoredScheme } from '#scheme/applyStoredScheme';
import { storageKeys } from '#storage/keys';
import { localStore, sessionStore } from '#storage/safeStorage';
import { moveToFragment } from '#topup/moveToFragment';
import { replaceEntry } from '../safeHistory';
import { readConnection } from './connection';
import { showNotice } from './notice';
import { restorePageHeight } from './pageHeight';
import { prefetch } from './prefetch';

/** The request of the product list, or `null` in the demo. The build writes it. */
declare const PRODUCT_REQUEST: Call | null;

/** The page's values. The build writes them. A prerendered page has a path, and is hydrated in its language. */
const { page, texts = '{}', language, font, products } = document.currentScript?.dataset ?? {};

/**
 * Replaces the address by that of the page, as the router and the page compare it: hosts also serve a page with a slash or
 * `.html` at its end, or in other letters. Moves choices to the fragment, which no server receives.
 */
function normalizeAddress(): void {
  const address = new URL(moveToFragment(window.location.href));
  if (trimPath(address.pathname).toLowerCase() === page?.toLowerCase()) address.pathname = page;
  replaceEntry(window.history.state, address);
}

function preload(as: 'fetch' | 'font', href: string | undefined): void {
  if (href === undefined) return;
  const link = document.createElement('link');
  Object.assign(link, { rel: 'preload', as, crossOrigin: 'anonymous', href });
  document.head.append(link);
}

function hasWorker(): boolean {
  // Without HTTPS there are no service workers, despite the types.
  return Boolean((navigator.serviceWorker as ServiceWorkerContainer | undefined)?.controller);
}

/** Loads the display font if the network is fast or a service worker has it; otherwise on the next visit. */
function loadFont(): void {
  const face = document.getElementById('face');
  const connection = readConnection();
  const isSlow = connection && (connection.saveData || connection.effectiveType !== '4g');
  if (!(face instanceof HTMLStyleElement) || (isSlow && !hasWorker())) return;
  face.media = 'all';
  preload('font', font);
}

/** Reserves the space of the link to the last receipt, and of the remembered top-ups. Each has one phone number. */
function reserveSpace(): void {
  const { dataset } = document.documentElement;
  if (sessionStore.get(storageKeys.transaction)) dataset['receipt'] = '';
  const count =
    APP_SETTINGS.remember && localStore.get(storageKeys.remembered)?.match(/"phone":/g)?.length;
  if (count) dataset['remembered'] = String(count);
}

function preloadTexts(): void {
  const addresses = JSON.parse(texts) as Record<string, string>;
  for (const code of new Set([language ?? readLanguage(), readLanguage()])) {
    preload('fetch', addresses[code]);
  }
}

function prefetchProducts(): void {
  if (PRODUCT_REQUEST === null || products === undefined) return;
  if (sessionStore.get(storageKeys.products) !== undefined) return;
  prefetch(PRODUCT_REQUEST);
  // The first number format takes 100 ms on a slow phone. It is created before the scripts are loaded.
  if ('requestIdleCallback' in window) requestIdleCallback(() => new Intl.NumberFormat());
}

// Scripts of others, such as an extension's, may fail.
window.addEventListener(
  'error',
  ({ target, filename, error }) => {
    const isMissing =
      (target instanceof HTMLScriptElement && target.type === 'module') ||
      (target instanceof HTMLLinkElement && target.rel === 'stylesheet');
    if (isMissing || (error instanceof SyntaxError && filename.includes('/assets/'))) showNotice();
  },
  true,
);
// Without the app, a form would reload the page and lose what was typed.
window.addEventListener('submit', (event) => event.preventDefault(), true);

const steps = [
  normalizeAddress,
  applyStoredScheme,
  restorePageHeight,
  reserveSpace,
  preloadTexts,
  loadFont,
  prefetchProducts,
];
// An error in a microtask, such as of a sandboxed frame, is reported and does not stop the next one.
for (const step of steps) queueMicrotask(step);
