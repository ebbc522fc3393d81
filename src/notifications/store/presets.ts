import type { NotificationPreset, NotificationPresetName } from './types';

/** The two presets with the figures of requirements §9. */
export const presets: Readonly<Record<NotificationPresetName, NotificationPreset>> = {
  default: {
    name: 'default',
    timeout: 5000,
    extendedTimeout: 1000,
    dismissAnimation: 300,
    timeoutAnimation: 300,
    limit: Infinity,
    newestOnTop: true,
  },
  compact: {
    name: 'compact',
    timeout: 2500,
    extendedTimeout: 1000,
    // The two ends of the specified range: a dismissal is answered quickly, a timeout fades slowly.
    dismissAnimation: 200,
    timeoutAnimation: 800,
    limit: 5,
    newestOnTop: false,
  },
};

/** How long a text stays in its live region in ms: long enough to be announced, then removed. */
export const ANNOUNCEMENT_TIME = 1000;
