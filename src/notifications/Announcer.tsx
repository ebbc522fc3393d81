import { useDeferredValue } from 'react';
import styled from 'styled-components';
import { visuallyHidden } from '#theme/visuallyHidden';
import type { NotificationAnnouncement } from './store/types';

const NONE: readonly NotificationAnnouncement[] = [];

const Root = styled.div`
  ${visuallyHidden}
`;

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
    <Root>
      <div role="status" aria-live="polite" aria-atomic="false">
        {renderTexts(current.filter(({ assertive }) => !assertive))}
      </div>
      <div role="alert" aria-live="assertive" aria-atomic="false">
        {renderTexts(current.filter(({ assertive }) => assertive))}
      </div>
    </Root>
  );
}
