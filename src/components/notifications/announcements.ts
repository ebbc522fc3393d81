import { ANNOUNCEMENT_TIME } from './presets';
import type { NotificationAnnouncement, NotificationContent } from './types';

interface Timed extends NotificationAnnouncement {
  readonly until: number;
}

/** The lines a notification shows: the title and the message, or the one there is. */
export function linesOf({
  title,
  message,
}: Pick<NotificationContent, 'title' | 'message'>): string[] {
  return [title, message].filter(
    (line): line is string => line !== undefined && line.trim() !== '',
  );
}

function sentence(line: string): string {
  // A full stop makes readers pause between a title and its message.
  return /[.!?…:]$/.test(line) ? line : `${line}.`;
}

/** What the live regions hold: each text for a short while, once. */
export function createAnnouncements() {
  let list: readonly Timed[] = [];
  let count = 0;
  return {
    list: (): readonly NotificationAnnouncement[] => list,
    /** The clock's time at which the first text is to go. */
    next: () => list[0]?.until ?? Infinity,
    add(content: NotificationContent, now: number) {
      const assertive = content.tone === 'warning' || content.tone === 'error';
      const text = linesOf(content).map(sentence).join(' ');
      count += 1;
      list = [...list, { id: count, text, assertive, until: now + ANNOUNCEMENT_TIME }];
    },
    prune(now: number) {
      if ((list[0]?.until ?? Infinity) <= now) list = list.filter(({ until }) => until > now);
    },
  };
}
