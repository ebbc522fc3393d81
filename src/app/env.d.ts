import type { RecargasConfig } from '../api/config';

declare global {
  interface ImportMetaEnv {
    /** Whether the app runs on its own mocks; an inline condition on it keeps them out of other builds. */
    readonly VITE_MOCKS?: string;
    /** Whether a service worker keeps the app for a time without a network. */
    readonly VITE_OFFLINE?: string;
  }

  /** The settings that the build writes into the app: these alone, whatever else its environment holds. */
  const APP_SETTINGS: Pick<RecargasConfig, 'apiBaseUrl' | 'apiToken' | 'excludedProducts'>;
}
