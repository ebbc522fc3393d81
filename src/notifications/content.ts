import type { ReactNode } from 'react';
import type { NotificationPresetName } from './presets';

/** The options of a `NotificationStore`. */
export interface NotificationStoreOptions {
  /** The preset. @default 'default' */
  preset?: NotificationPresetName | undefined;
  /** The maximum number of notifications on the screen, from 1. The others are queued. @default that of the preset */
  limit?: number | undefined;
  /** How long a notification without a `timeout` is shown, in ms. @default that of the preset */
  timeout?: number | undefined;
}

/** The kind of message. It decides the icon. Warnings and errors are announced assertively. */
export type NotificationTone = 'info' | 'success' | 'warning' | 'error';

/** The content of a notification, with neither title nor message required. */
interface OptionalContent {
  /** The kind of message. */
  tone: NotificationTone;
  /** The bold first line. */
  title?: ReactNode;
  /** The text. Without a title it is the bold first line. Screen readers announce the text content of nodes. */
  message?: ReactNode;
  /** Identifies the subject: the notification replaces the active or queued one with the same key. */
  key?: string | undefined;
  /** How long it is shown, in ms. With `Infinity` or 0 it stays until it is closed. @default that of the store */
  timeout?: number | undefined;
  /** The button: its text, which is announced too, and the function that a press calls. */
  action?: { label: string; onPress: () => void } | undefined;
  /** Called once, when it closes for any reason, after `onPress`. A replaced notification does not close. */
  onClose?: (() => void) | undefined;
}

/** The content of a notification: a title, a message, or both. */
export type NotificationContent = OptionalContent &
  ({ title: NonNullable<ReactNode> } | { message: NonNullable<ReactNode> });

/** A notification in a store. It is replaced by each change, so that unchanged ones are not rendered again. */
export interface NotificationItem extends Readonly<OptionalContent> {
  /** The id that `dismiss` accepts. */
  readonly id: string;
  /** A unique number of its content: a replaced notification is announced again, for its full time. */
  readonly run: number;
  /** A notification is queued (`inactive`), shown (`active`), then plays its closing animation (`removed`). */
  readonly state: 'inactive' | 'active' | 'removed';
  /** How long it is shown, in ms. */
  readonly timeout: number;
  /** When its time ends, in ms on the clock of the store. */
  readonly end: number;
  /** The length of its closing animation, in ms. */
  readonly closing: number;
}

/** The state of a store. */
export interface NotificationSnapshot {
  /** The active and removed notifications, in the order of display. */
  readonly items: readonly NotificationItem[];
  /** The notifications that are being announced. */
  readonly announcements: readonly NotificationItem[];
}

/** Thrown for a content or an option that cannot be used, and by a provider or region that is missing or cannot be used. */
export class NotificationError extends Error {
  override readonly name = 'NotificationError';
}

/** Returns the lines that a notification shows: the title and the message, unless they are blank. */
export function linesOf({ title, message }: NotificationContent | NotificationItem): ReactNode[] {
  return [title, message].filter((line) =>
    typeof line === 'string' ? line.trim() !== '' : line != null && typeof line !== 'boolean',
  );
}

/** Returns whether React renders a value without an error and without waiting for it. */
export function isRenderable(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) {
    return typeof value !== 'function' && typeof value !== 'symbol';
  }
  if (Symbol.iterator in value) return Array.from(value as Iterable<unknown>).every(isRenderable);
  return '$$typeof' in value;
}

/** Returns how long a notification is shown, in ms. @throws {NotificationError} for what is not a duration. */
export function checkTimeout(timeout: unknown): number {
  if (typeof timeout === 'number' && timeout >= 0) return timeout === 0 ? Infinity : timeout;
  throw new NotificationError(
    `The timeout ${String(timeout)} (${typeof timeout}) is not a duration. Pass a positive number of milliseconds, ` +
      'or Infinity for a notification that stays until it is closed.',
  );
}

/** Returns the maximum number of notifications. @throws {NotificationError} for what is not one. */
export function checkLimit(limit: unknown): number {
  if (typeof limit === 'number' && limit >= 1) return limit;
  throw new NotificationError(
    `With the limit ${String(limit)} (${typeof limit}), no notification is shown. Pass a number from 1, or Infinity.`,
  );
}

/** Calls a function of the app. An error is reported as uncaught, and does not stop the caller. */
export function callSafely(run: (() => void) | undefined): void {
  try {
    run?.();
  } catch (error) {
    reportError(error);
  }
}
