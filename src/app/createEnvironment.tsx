import { company } from '#company/company';
import { createClient } from '#api/client';
import { productEndpoints } from '#api/productEndpoints';
import { createAppStorage } from '#topup/appStorage';
import { createRemembered } from '#topup/remembered';
import type { AppEnvironment } from '#screens/data/environment';
import { fetchPrefetched } from './boot/prefetch';

/** Creates the environment of the screens from the settings of the build. */
export function createEnvironment(): AppEnvironment {
  const { apiBaseUrl, apiToken, excludedProducts, remember } = APP_SETTINGS;
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
    remembered: remember ? createRemembered(() => window.localStorage) : undefined,
    exclusions: excludedProducts,
    company,
    now: () => new Date(),
  };
}
