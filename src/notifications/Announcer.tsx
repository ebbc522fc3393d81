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

/** The live regions. They are empty in the first render, because initial content is not announced. */
export function Announcer({ announcements }: AnnouncerProps) {
  const current = useDeferredValue(announcements, NONE);
  return (
    <Root>
      {[false, true].map((isAlert) => (
        <div
          key={String(isAlert)}
          role={isAlert ? 'alert' : 'status'}
          aria-live={isAlert ? 'assertive' : 'polite'}
          aria-atomic="false"
        >
          {current.map(
            ({ id, text, assertive }) => assertive === isAlert && <p key={id}>{text}</p>,
          )}
        </div>
      ))}
    </Root>
  );
}
