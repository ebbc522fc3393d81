/** The presets of requirements §9. Times are in ms. */
export const presets = {
  default: {
    /** How long a notification is shown. */
    timeout: 5000,
    /** The length of the closing animation after a dismissal. */
    dismissAnimation: 300,
    /** The length of the closing animation after the timeout. */
    timeoutAnimation: 300,
    /** The maximum number of notifications on the screen. */
    limit: Infinity,
    /** Whether the newest is shown first. */
    newestOnTop: true,
  },
  compact: {
    timeout: 2500,
    dismissAnimation: 200,
    timeoutAnimation: 800,
    limit: 5,
    newestOnTop: false,
  },
};

/** The names of the presets. */
export type NotificationPresetName = keyof typeof presets;

/** How long a notification is shown after the pointer or the focus has left it, in ms. */
export const EXTENDED_TIMEOUT = 1000;

/** How long a text stays in its live region, in ms. It must be long enough to be announced. */
export const ANNOUNCEMENT_TIME = 1000;
