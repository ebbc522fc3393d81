import { ANNOUNCEMENT_TIME } from './presets';
import type { NotificationAnnouncement, NotificationContent } from './types';

interface TimedAnnouncement extends NotificationAnnouncement {
  readonly until: number;
}

/** The lines that a notification shows: title and message, without an empty one. */
export function linesOf({
  title,
  message,
}: Pick<NotificationContent, 'title' | 'message'>): string[] {
  return [title, message].filter(
    (line): line is string => line !== undefined && line.trim() !== '',
  );
}

function sentence(line: string): string {
  // A full stop makes screen readers pause between a title and its message.
  return /[.!?…:]$/.test(line) ? line : `${line}.`;
}

/** Creates the content of the live regions: each text for a short time. */
export function createAnnouncements() {
  let list: readonly TimedAnnouncement[] = [];
  let count = 0;
  return {
    list: (): readonly NotificationAnnouncement[] => list,
    /** The clock's time at which the first text is removed. */
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
