import company from '#company';
import { createProductsClient } from '#recargas/productsClient';
import { createSessionStore } from '#recargas/session';
import type { Environment } from '#screens/environment';
import { fetchOnce } from './earlyList';

/** Makes the screens' environment from the build's settings. */
export function createEnvironment(): Environment {
  const { apiBaseUrl, apiToken, excludedProducts } = APP_SETTINGS;
  return {
    client: createProductsClient({ baseUrl: apiBaseUrl, token: apiToken, fetch: fetchOnce }),
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
