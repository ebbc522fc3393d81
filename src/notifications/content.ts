import type { ReactNode } from 'react';
import type { NotificationContent, NotificationItem } from './types';

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
