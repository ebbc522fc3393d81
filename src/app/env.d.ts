interface ImportMetaEnv {
  /** Whether the app runs on its own mocks. An inline condition keeps them out of other builds. */
  readonly VITE_MOCKS?: string;
  /** Whether a service worker keeps the app available offline. */
  readonly VITE_OFFLINE?: string;
}

/** The settings that the build writes into the app. Other environment variables stay out of it. */
declare const APP_SETTINGS: {
  apiBaseUrl: string;
  apiToken: string;
  excludedProducts: string[];
  remember: boolean;
};
