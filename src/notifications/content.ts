import type { ReactNode } from 'react';

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
  /** Identifies the subject: the notification replaces the one with the same id. @default a new id */
  id?: string | undefined;
  /** How long it is shown, in ms. If it is not positive, or `Infinity`, it stays until it is closed. @default that of the store */
  timeout?: number | undefined;
  /** The button: its text, which is announced too, and the function that a press calls. */
  action?: { label: string; onPress: () => void } | undefined;
  /** Called once, when it closes for any reason, after `onPress`. A replaced notification does not close. */
  onClose?: (() => void) | undefined;
}

/** The content of a notification: a title, a message, or both. */
export type NotificationContent = OptionalContent &
  ({ title: NonNullable<ReactNode> } | { message: NonNullable<ReactNode> });

/** Thrown for a content that cannot be shown, and for a provider that is missing or a second region. */
export class NotificationError extends Error {
  override readonly name = 'NotificationError';
}

/** Returns the lines that a notification shows: the title and the message, unless they are blank. */
export function linesOf({ title, message }: NotificationContent): ReactNode[] {
  return [title, message].filter((line) =>
    typeof line === 'string' ? line.trim() !== '' : line != null && typeof line !== 'boolean',
  );
}

/** Returns whether React renders a value without an error and without waiting for it. */
function isRenderable(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) {
    return typeof value !== 'function' && typeof value !== 'symbol';
  }
  if (Symbol.iterator in value) return Array.from(value as Iterable<unknown>).every(isRenderable);
  return '$$typeof' in value;
}

/** @throws {NotificationError} without both title and message, and for a text that React cannot render. */
export function checkContent(content: NotificationContent): void {
  if (linesOf(content).length === 0) {
    throw new NotificationError('Toast notification can not be without both message and title.');
  }
  if (![content.title, content.message, content.action?.label].every(isRenderable)) {
    throw new NotificationError(
      'A title, message or label of a notification is an object or a function, which React cannot show. Pass a text ' +
        'or an element, such as the message of an error.',
    );
  }
}
