import company from '#company';
import { createClient } from '#api/client';
import { productEndpoints } from '#api/productEndpoints';
import { createAppStorage } from '#storage/appStorage';
import type { AppServices } from '#screens/services';

declare global {
  /** The request that the page sends before its scripts are loaded (tools/build/prefetchProducts.ts). */
  var prefetchedProducts: { address: string; answer: Promise<Response> } | undefined;
}

/** Fetches, but uses the prefetched response for the first request of the product list. */
function fetchPrefetched(...[input, init]: Parameters<typeof fetch>): Promise<Response> {
  const prefetched = globalThis.prefetchedProducts;
  if (prefetched?.address !== input) return fetch(input, init);
  globalThis.prefetchedProducts = undefined;
  return prefetched.answer;
}

/** Creates the services of the screens from the settings of the build. */
export function createServices(): AppServices {
  const { apiBaseUrl, apiToken, excludedProducts } = APP_SETTINGS;
  return {
    client: createClient(productEndpoints, {
      baseUrl: apiBaseUrl,
      token: apiToken,
      fetch: fetchPrefetched,
    }),
    storage: createAppStorage(
      () => window.sessionStorage,
      () => window.localStorage,
    ),
    exclusions: excludedProducts,
    company,
    links: company.links,
    now: () => new Date(),
  };
}
