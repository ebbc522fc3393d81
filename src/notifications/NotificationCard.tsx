import { memo, useEffect, useLayoutEffect, useRef, type FocusEvent, type MouseEvent } from 'react';
import { IconButton } from '#components/IconButton';
import { linesOf } from './store/announcements';
import { enter, leave, runDown } from './motion';
import { Card, Slot, Text, TimeBar } from './NotificationCard.styles';
import { ToneIcon } from './ToneIcon';
import type { NotificationItem, NotificationStore } from './store/types';

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
  // When the window loses focus the element stays focused.
  return currentTarget.contains(relatedTarget) || currentTarget.contains(document.activeElement);
}

function withoutFocus(event: MouseEvent) {
  // A click does not focus the button, or the next notification would get the focus and be paused.
  event.preventDefault();
}

/** One notification; the pointer or the focus on it pauses the time. */
export const NotificationCard = memo(function NotificationCard(props: NotificationCardProps) {
  const { item, closeLabel, store } = props;
  const { id, tone, state } = item;
  const { card, bar } = useMotion(props);
  const [lead, detail] = linesOf(item);

  useEffect(
    () => () => {
      store.resume(id, 'pointer');
      store.resume(id, 'focus');
    },
    [id, store],
  );

  return (
    <Slot
      data-notification={id}
      data-state={state}
      inert={state === 'removed'}
      onPointerEnter={() => {
        store.pause(id, 'pointer');
      }}
      onPointerLeave={() => {
        store.resume(id, 'pointer');
      }}
      onFocus={() => {
        store.pause(id, 'focus');
      }}
      onBlur={(event) => {
        if (!keepsFocus(event)) store.resume(id, 'focus');
      }}
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
