import company from '#company';
import { createClient } from '#api/client';
import { productEndpoints } from '#api/productEndpoints';
import { createSessionStore } from '#storage/session';
import type { AppServices } from '#screens/services';
import { fetchPrefetched } from './prefetchedProducts';

/** Makes the screens' environment from the build's settings. */
export function createServices(): AppServices {
  const { apiBaseUrl, apiToken, excludedProducts } = APP_SETTINGS;
  return {
    client: createClient(productEndpoints, {
      baseUrl: apiBaseUrl,
      token: apiToken,
      fetch: fetchPrefetched,
    }),
    session: createSessionStore(
      () => window.sessionStorage,
      () => window.localStorage,
    ),
    exclusions: excludedProducts,
    company,
    links: company.links,
    now: () => new Date(),
  };
}
