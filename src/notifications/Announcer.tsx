import { useDeferredValue } from 'react';
import { VisuallyHidden } from '#components/VisuallyHidden';
import type { NotificationAnnouncement } from './store/types';

const NONE: readonly NotificationAnnouncement[] = [];

interface AnnouncerProps {
  /** The current texts. */
  announcements: readonly NotificationAnnouncement[];
}

function renderTexts(announcements: readonly NotificationAnnouncement[]) {
  return announcements.map(({ id, text }) => <p key={id}>{text}</p>);
}

/** The live regions. They are empty in the first render, because initial content is not announced. */
export function Announcer({ announcements }: AnnouncerProps) {
  const current = useDeferredValue(announcements, NONE);
  return (
    <VisuallyHidden as="div">
      <div role="status" aria-live="polite" aria-atomic="false">
        {renderTexts(current.filter(({ assertive }) => !assertive))}
      </div>
      <div role="alert" aria-live="assertive" aria-atomic="false">
        {renderTexts(current.filter(({ assertive }) => assertive))}
      </div>
    </VisuallyHidden>
  );
}
