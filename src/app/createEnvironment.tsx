import { company } from '#company/company';
import { localStore, sessionStore } from '#storage/safeStorage';
import { createAppStorage } from '#topup/appStorage';
import { createRemembered } from '#topup/remembered';
import type { AppEnvironment, Settings } from '#screens/data/environment';
import { fetchPrefetched } from './boot/prefetch';

/** Creates the environment of the screens. `lastingStore` has the values that outlast the visit. */
export function createEnvironment(
  settings: Settings = APP_SETTINGS,
  store = sessionStore,
  lastingStore = localStore,
): AppEnvironment {
  return {
    settings,
    fetch: fetchPrefetched,
    storage: createAppStorage(store, lastingStore),
    remembered: settings.remember ? createRemembered(lastingStore) : undefined,
    company,
  };
}
