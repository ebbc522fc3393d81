import { company } from '#company/company';
import { createClient } from '#api/client';
import { productEndpoints } from '#api/productEndpoints';
import { localStore, sessionStore } from '#storage/safeStorage';
import { createAppStorage } from '#topup/appStorage';
import { createRemembered } from '#topup/remembered';
import type { AppEnvironment } from '#screens/data/environment';
import { fetchPrefetched } from './boot/prefetch';

/** Creates the environment of the screens from the settings of the build. */
export function createEnvironment(): AppEnvironment {
  const { apiBaseUrl, apiToken, excludedCarriers, remember } = APP_SETTINGS;
  return {
    client: createClient(productEndpoints, {
      baseUrl: apiBaseUrl,
      token: apiToken,
      fetch: fetchPrefetched,
    }),
    storage: createAppStorage(sessionStore, localStore),
    remembered: remember ? createRemembered(localStore) : undefined,
    exclusions: excludedCarriers,
    company,
  };
}
