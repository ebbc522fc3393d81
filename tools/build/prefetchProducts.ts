import type { Plugin } from 'vite';

/** The options of the request; see `RecargasConfig`. */
export interface PrefetchOptions {
  /** Base address of the top-up server; empty for the page's own origin. */
  apiBaseUrl: string;
  /** The fixed value sent with every call. */
  apiToken: string;
}

/**
 * Requests the product list like `sendRequest`, on the screens that show it and without a cached list.
 * It runs as an inline script, so it has no imports.
 */
function prefetch(base: string, address: string, body: string): void {
  const path = location.pathname.slice(base.length - 1);
  if (!/^\/start(\/company\/.*)?\/?$/.test(path)) return;
  try {
    if (sessionStorage.getItem('products') !== null) return;
    const headers: Record<string, string> = {
      Accept: 'application/json',
      'Content-Type': 'application/json',
    };
    // With two tokens, the app's own request decides which one is valid.
    if (document.cookie.split('XSRF-TOKEN=').length > 2) return;
    const [, token] = /(?:^|; *)XSRF-TOKEN=([^;]+)/.exec(document.cookie) ?? [];
    if (token !== undefined && !/^https?:/.test(address)) {
      headers['X-XSRF-TOKEN'] = decodeURIComponent(token);
    }
    const answer = fetch(address, { method: 'POST', headers, body, redirect: 'error' });
    // The app handles a failure. Without this, an unused request would be an unhandled rejection.
    answer.catch(() => undefined);
    globalThis.prefetchedProducts = { address, answer };
    // The first number format takes 100 ms on a slow phone. It is created before the scripts are loaded.
    if ('requestIdleCallback' in globalThis) requestIdleCallback(() => new Intl.NumberFormat());
  } catch {
    // The app sends its own request.
  }
}

/** Requests the product list with the page, before the scripts are loaded. */
export function prefetchProducts({ apiBaseUrl, apiToken }: PrefetchOptions): Plugin {
  let base = '/';
  return {
    name: 'prefetch-products',
    apply: 'build',
    configResolved(config) {
      base = config.base;
    },
    transformIndexHtml() {
      const address = `${apiBaseUrl}/recargas/producto/getProducts`;
      const body = JSON.stringify({ token: apiToken, objectInput: {} });
      const values = [base, address, body].map((value) => JSON.stringify(value));
      // Escaped, so that no setting can end the element.
      const children = `(${prefetch.toString()})(${values.join(',')})`.replaceAll('<', '\\x3C');
      return [{ tag: 'script', children, injectTo: 'head' }];
    },
  };
}
