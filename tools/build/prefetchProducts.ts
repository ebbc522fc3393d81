import type { Plugin } from 'vite';

/** What the call needs to know; see `RecargasConfig`. */
export interface EarlyListOptions {
  /** Base address of the top-up server; empty for the page's own origin. */
  apiBaseUrl: string;
  /** The fixed value sent with every call. */
  apiToken: string;
}

/**
 * The call for the product list as `sendRequest` makes it, for the screens that show it and a visit
 * that has none yet. It is written so that any browser can read it, and runs in the page itself.
 */
function call(base: string, address: string, body: string): void {
  const path = location.pathname.slice(base.length - 1);
  if (!/^\/start(\/company\/.*)?\/?$/.test(path)) return;
  try {
    if (sessionStorage.getItem('products') !== null) return;
    const headers: Record<string, string> = {
      Accept: 'application/json',
      'Content-Type': 'application/json',
    };
    // Which of two tokens is right, the app's own call finds out.
    if (document.cookie.split('XSRF-TOKEN=').length > 2) return;
    const [, token] = /(?:^|; *)XSRF-TOKEN=([^;]+)/.exec(document.cookie) ?? [];
    if (token !== undefined && !/^https?:/.test(address)) {
      headers['X-XSRF-TOKEN'] = decodeURIComponent(token);
    }
    const answer = fetch(address, { method: 'POST', headers, body, redirect: 'error' });
    // Whoever takes it hears of a failure; where nobody does, it is none.
    answer.catch(() => undefined);
    globalThis.prefetchedProducts = { address, answer };
    // A browser's first look at how numbers are written takes a slow phone 100 ms: prices come with the
    // next tap at the latest, and until the scripts are here there is nothing else to do.
    if ('requestIdleCallback' in globalThis) requestIdleCallback(() => new Intl.NumberFormat());
  } catch {
    // The app's own call will do.
  }
}

/** Lets the product list start on its way with the page, and not after the page's scripts. */
export function prefetchProducts({ apiBaseUrl, apiToken }: EarlyListOptions): Plugin {
  let base = '/';
  return {
    name: 'early-list',
    apply: 'build',
    configResolved(config) {
      base = config.base;
    },
    transformIndexHtml() {
      const address = `${apiBaseUrl}/recargas/producto/getProducts`;
      const body = JSON.stringify({ token: apiToken, objectInput: {} });
      const values = [base, address, body].map((value) => JSON.stringify(value));
      // No text of a setting may end the element.
      const children = `(${call.toString()})(${values.join(',')})`.replaceAll('<', '\\x3C');
      return [{ tag: 'script', children, injectTo: 'head' }];
    },
  };
}
