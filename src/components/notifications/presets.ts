import type { NotificationPreset, NotificationPresetName } from './types';

/** The two presets with the figures of spec §9. */
export const presets: Readonly<Record<NotificationPresetName, NotificationPreset>> = {
  default: {
    name: 'default',
    timeout: 5000,
    extendedTimeout: 1000,
    closingByHand: 300,
    closingByTime: 300,
    limit: Infinity,
    newestOnTop: true,
  },
  compact: {
    name: 'compact',
    timeout: 2500,
    extendedTimeout: 1000,
    // The spec gives a range: a dismissal answers at its quick end, a timeout fades at its slow one.
    closingByHand: 200,
    closingByTime: 800,
    limit: 5,
    newestOnTop: false,
  },
};

/** How long a text stays in its live region in ms: enough to be read out, not to be met again. */
export const ANNOUNCEMENT_TIME = 1000;
