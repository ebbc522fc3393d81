import type { NotificationPresetName } from './presets';

/** The options of a `NotificationStore`. */
export interface NotificationStoreOptions {
  /** The preset. @default 'default' */
  preset?: NotificationPresetName | undefined;
}

/** The kind of message. It decides the icon. Warnings and errors are announced assertively. */
export type NotificationTone = 'info' | 'success' | 'warning' | 'error';

/** A notification is queued (`inactive`), shown (`active`), then plays its closing animation (`removed`). */
export type NotificationState = 'inactive' | 'active' | 'removed';

/** The content of a notification, with neither title nor message required. */
interface OptionalContent {
  /** The kind of message. */
  tone: NotificationTone;
  /** The bold first line. */
  title?: string | undefined;
  /** The text. Without a title it is the bold first line. */
  message?: string | undefined;
  /** Identifies the subject: the notification replaces the active or queued one with the same key. */
  key?: string | undefined;
}

/** The content of a notification: a title, a message, or both. */
export type NotificationContent = OptionalContent & ({ title: string } | { message: string });

/** One run of a notification's timer: a notification that is resumed or replaced starts another one. */
export interface TimerSegment {
  /** The length in ms. */
  readonly length: number;
  /** The length of the time bar at the start, from 0 to 1. */
  readonly share: number;
}

/** A notification in a store. */
export interface NotificationItem extends Readonly<OptionalContent> {
  /** The id that `dismiss` accepts. */
  readonly id: string;
  /** The state of its life cycle. */
  readonly state: NotificationState;
  /** The current run of its timer. */
  readonly timerSegment: TimerSegment;
  /** The length of its closing animation, in ms. */
  readonly closing: number;
}

/** A notification and its timing. */
export interface NotificationEntry {
  /** Replaced by each change, so that unchanged notifications are not rendered again. */
  item: NotificationItem;
  /** The time at which an active notification times out, or a removed one is deleted. */
  due: number;
  /** Whether the pointer or the focus is on it. */
  isPaused: boolean;
}

/** A text for the live regions. */
export interface NotificationAnnouncement {
  /** A unique id. */
  readonly id: string;
  /** The sentences to announce. */
  readonly text: string;
  /** Whether it interrupts other announcements. */
  readonly assertive: boolean;
  /** The time at which it is deleted. */
  readonly due: number;
}

/** The state of a store. */
export interface NotificationSnapshot {
  /** The active and removed notifications, in the order of display. */
  readonly items: readonly NotificationItem[];
  /** The queued notifications, the next one first. */
  readonly queue: readonly NotificationItem[];
  /** The content of the live regions. */
  readonly announcements: readonly NotificationAnnouncement[];
  /** Whether the timers run. They stop while a notification is paused, without a region, in a hidden tab and without the focus. */
  readonly running: boolean;
}
