import company from '#company';
import { createClient } from '#api/client';
import { productEndpoints } from '#api/productEndpoints';
import { createAppStorage } from '#storage/appStorage';
import type { AppServices } from '#screens/services';
import { fetchPrefetched } from './boot/prefetch';

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
