interface ImportMetaEnv {
  /** Whether the app runs on its own mocks. An inline condition keeps them out of other builds. */
  readonly VITE_MOCKS?: string;
  /** Whether a service worker keeps the app available offline. */
  readonly VITE_OFFLINE?: string;
  /** Whether a number can be chosen from the contacts of a phone. */
  readonly VITE_CONTACTS?: string;
  /** Whether a top-up can be asked for by an address that chooses its product and number. */
  readonly VITE_SHARE_ADDRESS?: string;
  /** Whether a receipt can be shared and saved as a picture. */
  readonly VITE_RECEIPT_PICTURE?: string;
}

/** The settings that the build writes into the app. Other environment variables stay out of it. */
declare const APP_SETTINGS: {
  apiBaseUrl: string;
  apiToken: string;
  excludedCarriers: string[];
  remember: boolean;
};
