import type { Settings } from '#screens/data/environment';

declare global {
  /** The settings that the build writes into the app. Other environment variables are not part of it. */
  const APP_SETTINGS: Settings;
}
