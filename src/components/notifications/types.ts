/** What a notification says: its icon and shape, and whether it is announced assertively. */
export type NotificationTone = 'info' | 'success' | 'warning' | 'error';

/** A notification waits (`inactive`), is shown (`active`), then plays its closing (`removed`). */
export type NotificationState = 'inactive' | 'active' | 'removed';

/** What keeps a notification: the pointer on it, or the focus in it. */
export type NotificationHold = 'pointer' | 'focus';

/** What `notify` takes: a title, a message, or both. */
export interface NotificationContent {
  /** The kind of news; warnings and errors are announced assertively. */
  tone: NotificationTone;
  /** The bold first line. */
  title?: string | undefined;
  /** The text; alone, it takes the title's place. */
  message?: string | undefined;
  /** The name of what it is about: while one of that key stands, it starts anew instead of piling up. */
  key?: string | undefined;
}

/** A stretch of time given to a notification. */
export interface NotificationLap {
  /** The stretch's length in ms. */
  readonly length: number;
  /** The share of the time bar left when the stretch began, 0 to 1. */
  readonly share: number;
}

/** One notification as the region shows it. */
export interface NotificationItem extends Readonly<NotificationContent> {
  /** The name `dismiss` takes. */
  readonly id: string;
  /** Where it is in its life. */
  readonly state: NotificationState;
  /** The time it has been given last. */
  readonly lap: NotificationLap;
  /** The length of its closing animation in ms. */
  readonly closing: number;
}

/** A text for the live regions. */
export interface NotificationAnnouncement {
  /** A name no other announcement has. */
  readonly id: number;
  /** The sentence to read out. */
  readonly text: string;
  /** Whether it may interrupt. */
  readonly assertive: boolean;
}

/** Everything the region shows at one moment. */
export interface NotificationSnapshot {
  /** The notifications on the screen, in the order shown, those playing their closing included. */
  readonly items: readonly NotificationItem[];
  /** The notifications that wait for room, next first. */
  readonly queue: readonly NotificationItem[];
  /** What the live regions hold just now. */
  readonly announcements: readonly NotificationAnnouncement[];
  /** Whether time runs: not while one is held, nor while the tab is hidden. */
  readonly running: boolean;
}

/** What a component may do with notifications. */
export interface Notifications {
  /**
   * Shows a notification, or queues it, and returns its id.
   * @throws {NotificationContentError} without both title and message.
   */
  notify: (content: NotificationContent) => string;
  /** Closes one; an id that is unknown or already closed does nothing. */
  dismiss: (id: string) => void;
  /** Closes all, the waiting ones too. */
  clear: () => void;
}

/** The notifications of one region, outside React. */
export interface NotificationStore extends Notifications {
  /** The figures it keeps to. */
  readonly preset: NotificationPreset;
  /** Calls `listener` after each change; returns how to stop. */
  subscribe: (listener: () => void) => () => void;
  /** The present moment; the same object until something changes. */
  getSnapshot: () => NotificationSnapshot;
  /** The moment a server renders: nothing is shown. */
  getServerSnapshot: () => NotificationSnapshot;
  /** Stops the time while the pointer or the focus is on a notification. */
  hold: (id: string, by: NotificationHold) => void;
  /** Ends a hold; the last one to end gives the notification its extended time. */
  release: (id: string, by: NotificationHold) => void;
  /** Says that a region shows them from now on. */
  attach: () => void;
  /** Stops the time while the tab is hidden. */
  setHidden: (hidden: boolean) => void;
  /** The time a notification has left in ms. */
  remaining: (id: string) => number;
}

/** The names of the presets. */
export type NotificationPresetName = 'default' | 'compact';

/** The figures of a preset; times in ms (spec §9). */
export interface NotificationPreset {
  /** The preset's name. */
  readonly name: NotificationPresetName;
  /** How long a notification is shown, in ms. */
  readonly timeout: number;
  /** How long it stays after the pointer or the focus has left it, in ms. */
  readonly extendedTimeout: number;
  /** How long the closing takes after a dismissal, in ms. */
  readonly closingByHand: number;
  /** How long the closing takes when the time is up, in ms. */
  readonly closingByTime: number;
  /** The most that are on the screen at once. */
  readonly limit: number;
  /** Whether the newest stands first. */
  readonly newestOnTop: boolean;
}
