import {
  memo,
  useEffect,
  useLayoutEffect,
  useRef,
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
} from 'react';
import { IconButton } from '#components/IconButton';
import { linesOf } from '../notifications/announcements';
import { enter, leave, runDown } from './motion';
import { Card, Slot, Text, TimeBar } from './NotificationCard.styles';
import { ToneIcon } from './ToneIcon';
import type { NotificationItem, NotificationStore } from '../notifications/types';

interface NotificationCardProps {
  /** The notification. */
  item: NotificationItem;
  /** Whether time runs. */
  running: boolean;
  /** The name of the close button. */
  closeLabel: string;
  /** The store it came from. */
  store: NotificationStore;
}

function useMotion({ item, running, store }: NotificationCardProps) {
  const card = useRef<HTMLDivElement>(null);
  const bar = useRef<HTMLDivElement>(null);
  const { id, state } = item;

  useLayoutEffect(() => (card.current === null ? undefined : enter(card.current)), []);
  useLayoutEffect(() => {
    if (card.current === null || state !== 'removed') return;
    return leave(card.current, item);
  }, [item, state]);
  useLayoutEffect(() => {
    if (bar.current === null) return;
    return runDown(bar.current, item, store.remaining(id), running);
  }, [id, item, running, store]);

  return { card, bar };
}

function keepsFocus({ currentTarget, relatedTarget }: FocusEvent): boolean {
  // When the whole window loses focus the element keeps it, and will have it again.
  return currentTarget.contains(relatedTarget) || currentTarget.contains(document.activeElement);
}

function withoutFocus(event: MouseEvent) {
  // A click on the button must not draw the focus here, or the next one would be held by it.
  event.preventDefault();
}

/** One notification: while the pointer or the focus is on it, time stands. */
export const NotificationCard = memo(function NotificationCard(props: NotificationCardProps) {
  const { item, closeLabel, store } = props;
  const { id, tone, state } = item;
  const { card, bar } = useMotion(props);
  const [lead, detail] = linesOf(item);

  useEffect(
    () => () => {
      store.release(id, 'pointer');
      store.release(id, 'focus');
    },
    [id, store],
  );

  function closeOnEscape(event: KeyboardEvent) {
    if (event.key !== 'Escape') return;
    // Else the dialog that the region stands in would close too.
    event.preventDefault();
    event.stopPropagation();
    store.dismiss(id);
  }

  return (
    <Slot
      data-notification={id}
      data-state={state}
      inert={state === 'removed'}
      onPointerEnter={() => {
        store.hold(id, 'pointer');
      }}
      onPointerLeave={() => {
        store.release(id, 'pointer');
      }}
      onFocus={() => {
        store.hold(id, 'focus');
      }}
      onBlur={(event) => {
        if (!keepsFocus(event)) store.release(id, 'focus');
      }}
      onKeyDown={closeOnEscape}
    >
      <Card ref={card}>
        <ToneIcon tone={tone} />
        <Text>
          <p>{lead}</p>
          {detail !== undefined && <p>{detail}</p>}
        </Text>
        <IconButton
          icon="close"
          label={closeLabel}
          onMouseDown={withoutFocus}
          onClick={() => {
            store.dismiss(id);
          }}
        />
        <TimeBar ref={bar} data-tone={tone} />
      </Card>
    </Slot>
  );
});
