import type { NotificationItem } from './types';

/** Thrown by `notify` for a content without title and message. Pass at least one of them. */
export class NotificationContentError extends Error {
  override readonly name = 'NotificationContentError';

  constructor() {
    super('Toast notification can not be without both message and title.');
  }
}

/** Returns the lines that a notification shows: the title and the message, unless they are blank. */
export function linesOf({ title, message }: Pick<NotificationItem, 'title' | 'message'>): string[] {
  return [title, message].filter(
    (line): line is string => line !== undefined && line.trim() !== '',
  );
}

/** Returns the text that screen readers announce. A full stop makes them pause between title and message. */
export function announcementOf(content: NotificationItem): string {
  return linesOf(content)
    .map((line) => (/[.!?…:]$/.test(line) ? line : `${line}.`))
    .join(' ');
}
