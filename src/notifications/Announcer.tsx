import { useDeferredValue } from 'react';
import styled from 'styled-components';
import { visuallyHidden } from '#theme/visuallyHidden';
import { linesOf } from './NotificationStore';
import type { NotificationItem } from './types';

const NONE: readonly NotificationItem[] = [];

const Root = styled.div`
  ${visuallyHidden}
`;

/** Returns the text that screen readers announce. A full stop makes them pause between title and message. */
function announcementOf(item: NotificationItem): string {
  return linesOf(item)
    .map((line) => (/[.!?…:]$/.test(line) ? line : `${line}.`))
    .join(' ');
}

interface AnnouncerProps {
  /** The notifications to announce. */
  announcements: readonly NotificationItem[];
}

/** The live regions. They are empty in the first render, because initial content is not announced. */
export function Announcer({ announcements }: AnnouncerProps) {
  const current = useDeferredValue(announcements, NONE);
  const isAssertive = ({ tone }: NotificationItem) => tone === 'warning' || tone === 'error';
  return (
    <Root>
      <div role="status" aria-live="polite" aria-atomic="false">
        {current.map((item) => !isAssertive(item) && <p key={item.run}>{announcementOf(item)}</p>)}
      </div>
      <div role="alert" aria-live="assertive" aria-atomic="false">
        {current.map((item) => isAssertive(item) && <p key={item.run}>{announcementOf(item)}</p>)}
      </div>
    </Root>
  );
}
