/** The kind of message: decides the icon, and whether it is announced assertively. */
export type NotificationTone = 'info' | 'success' | 'warning' | 'error';

/** A notification is queued (`inactive`), shown (`active`), then plays its closing animation (`removed`). */
export type NotificationState = 'inactive' | 'active' | 'removed';

/** Why a notification is paused: the pointer is on it, or the focus is in it. */
export type PauseReason = 'pointer' | 'focus';

/** What `notify` takes: a title, a message, or both. */
export interface NotificationContent {
  /** The kind of message; warnings and errors are announced assertively. */
  tone: NotificationTone;
  /** The bold first line. */
  title?: string | undefined;
  /** The text; without a title it is the bold first line. */
  message?: string | undefined;
  /** Identifies the subject: a notification with the key of an active one replaces it. */
  key?: string | undefined;
}

/** One run of a notification's timer. */
export interface TimerSegment {
  /** The length of the run in ms. */
  readonly length: number;
  /** The share of the time bar at its start, 0 to 1. */
  readonly share: number;
}

/** One notification as the region shows it. */
export interface NotificationItem extends Readonly<NotificationContent> {
  /** The id that `dismiss` takes. */
  readonly id: string;
  /** The state of its life cycle. */
  readonly state: NotificationState;
  /** The current run of its timer. */
  readonly timerSegment: TimerSegment;
  /** The length of its closing animation in ms. */
  readonly closing: number;
}

/** A text for the live regions. */
export interface NotificationAnnouncement {
  /** A unique number. */
  readonly id: number;
  /** The sentence to announce. */
  readonly text: string;
  /** Whether it may interrupt. */
  readonly assertive: boolean;
}

/** Everything that the region shows. */
export interface NotificationSnapshot {
  /** The notifications on the screen, in the order shown, those that are closing included. */
  readonly items: readonly NotificationItem[];
  /** The notifications that wait for room, next first. */
  readonly queue: readonly NotificationItem[];
  /** The current content of the live regions. */
  readonly announcements: readonly NotificationAnnouncement[];
  /** Whether time runs: not while a notification is paused, nor while the tab is hidden. */
  readonly running: boolean;
}

/** The functions that a component uses. */
export interface Notifications {
  /**
   * Shows or queues a notification, and returns its id.
   * @throws {NotificationContentError} without both title and message.
   */
  notify: (content: NotificationContent) => string;
  /** Closes one; an id that is unknown or already closed does nothing. */
  dismiss: (id: string) => void;
  /** Closes all, the queued ones included. */
  clear: () => void;
}

/** The notifications of one region, outside React. */
export interface NotificationStore extends Notifications {
  /** The figures in use. */
  readonly preset: NotificationPreset;
  /** Calls `listener` after each change; returns a function that unsubscribes. */
  subscribe: (listener: () => void) => () => void;
  /** The current state; the same object until something changes. */
  getSnapshot: () => NotificationSnapshot;
  /** The state on a server: empty. */
  getServerSnapshot: () => NotificationSnapshot;
  /** Stops the time of all while the pointer or the focus is on a notification. */
  pause: (id: string, reason: PauseReason) => void;
  /** Ends a pause; after the last one the notification gets its extended time. */
  resume: (id: string, reason: PauseReason) => void;
  /** Shows what has waited for a region. */
  attach: () => void;
  /** Stops the time while the tab is hidden. */
  setHidden: (hidden: boolean) => void;
  /** The time a notification has left in ms. */
  remaining: (id: string) => number;
}

/** The names of the presets. */
export type NotificationPresetName = 'default' | 'compact';

/** The figures of a preset; times in ms (requirements §9). */
export interface NotificationPreset {
  /** The preset's name. */
  readonly name: NotificationPresetName;
  /** How long a notification is shown, in ms. */
  readonly timeout: number;
  /** How long it stays after the pointer or the focus has left it, in ms. */
  readonly extendedTimeout: number;
  /** How long the closing animation takes after a dismissal, in ms. */
  readonly dismissAnimation: number;
  /** How long the closing animation takes after the timeout, in ms. */
  readonly timeoutAnimation: number;
  /** The most that are on the screen at once. */
  readonly limit: number;
  /** Whether the newest is shown first. */
  readonly newestOnTop: boolean;
}
