import { useDeferredValue, useState, type RefObject } from 'react';
import styled from 'styled-components';
import { visuallyHidden } from '#theme/visuallyHidden';
import type { NotificationItem } from './content';

const NONE: readonly NotificationItem[] = [];

const Root = styled.div`
  ${visuallyHidden}
`;

interface AnnouncerProps {
  /** The notifications to announce. */
  announcements: readonly NotificationItem[];
  /** The list in which they are shown. */
  list: RefObject<HTMLElement | null>;
}

type AnnouncementProps = Pick<AnnouncerProps, 'list'> & { item: NotificationItem };

/** Returns the text of a shown notification. A full stop makes screen readers pause between the lines. */
function textOf({ item, list }: AnnouncementProps): string {
  // Not a selector for the complete list, which would take seconds for a thousand notifications.
  const slots = [...(list.current?.children ?? [])];
  const slot = slots.find((one) => one.getAttribute('data-run') === String(item.run));
  const lines = slot?.querySelectorAll('[data-line]') ?? [];
  const texts = Array.from(lines, ({ textContent }) => textContent.trim());
  return texts.map((line) => (/[.!?…:]$/.test(line) ? line : `${line}.`)).join(' ');
}

/** The text of a notification, and not its nodes: a live region must have no links. */
function Announcement(props: AnnouncementProps) {
  // The announcements are deferred, so the notification is in the document.
  const [text] = useState(() => textOf(props));
  return text === '' ? null : <p>{text}</p>;
}

/** The live regions. They are empty in the first render, because initial content is not announced. */
export function Announcer({ announcements, list }: AnnouncerProps) {
  const current = useDeferredValue(announcements, NONE);
  const isAssertive = ({ tone }: NotificationItem) => tone === 'warning' || tone === 'error';
  const render = (item: NotificationItem) => (
    <Announcement key={item.run} item={item} list={list} />
  );
  return (
    <Root>
      <div role="status" aria-live="polite" aria-atomic="false">
        {current.filter((item) => !isAssertive(item)).map(render)}
      </div>
      <div role="alert" aria-live="assertive" aria-atomic="false">
        {current.filter(isAssertive).map(render)}
      </div>
    </Root>
  );
}
