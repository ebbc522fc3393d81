import type { NotificationItem } from './types';

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
