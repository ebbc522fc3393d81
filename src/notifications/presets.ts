/** Where notifications are shown. `start` is the left on a page from left to right. */
export type NotificationPlace = `${'top' | 'bottom'} ${'start' | 'center' | 'end'}`;

/** The values of a preset. Times are in ms. */
export interface NotificationPreset {
  /** How long a notification is shown. */
  timeout: number;
  /** The length of the closing animation after a dismissal. */
  dismissAnimation: number;
  /** The length of the closing animation after the timeout. */
  timeoutAnimation: number;
  /** The maximum number of notifications on the screen. The others are queued. */
  limit: number;
  /** Whether the newest is shown first. */
  newestOnTop: boolean;
  /** Where they are shown. */
  place: NotificationPlace;
}

/** The presets of requirements §9. */
export const presets = {
  default: {
    timeout: 5000,
    dismissAnimation: 300,
    timeoutAnimation: 300,
    limit: Infinity,
    newestOnTop: true,
    place: 'top end',
  },
  compact: {
    timeout: 2500,
    dismissAnimation: 200,
    timeoutAnimation: 800,
    limit: 5,
    newestOnTop: false,
    place: 'top end',
  },
} satisfies Record<string, NotificationPreset>;

/** The names of the presets. */
export type NotificationPresetName = keyof typeof presets;

/** How long a notification is shown after the pointer or the focus has left it, in ms. */
export const EXTENDED_TIMEOUT = 1000;

/** The length of the animation of a notification that is shown or moves, in ms. */
export const ANIMATION_TIME = 300;

/** How long a text stays in its live region, in ms. It must be long enough to be announced. */
export const ANNOUNCEMENT_TIME = 1000;
