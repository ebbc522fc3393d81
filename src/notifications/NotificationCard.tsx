import { memo, useId, useLayoutEffect, useRef, type MouseEvent } from 'react';
import { IconButton } from '#components/IconButton';
import { animateEntry, animateExit, animateTimeBar } from './animations';
import { Card, Slot, Text, TimeBar } from './NotificationCard.styles';
import { linesOf } from './store/content';
import type { NotificationStore } from './store/NotificationStore';
import type { NotificationItem } from './store/types';
import { ToneIcon } from './ToneIcon';

interface NotificationCardProps {
  /** The notification. */
  item: NotificationItem;
  /** Whether the timers run. */
  running: boolean;
  /** The name of the close button. */
  closeLabel: string;
  /** The store of the notification. */
  store: NotificationStore;
}

function useAnimations({ item, running, store }: NotificationCardProps) {
  const card = useRef<HTMLDivElement>(null);
  const bar = useRef<HTMLDivElement>(null);
  const { id, state, closing, timerSegment } = item;

  useLayoutEffect(() => {
    const animation = animateEntry(card.current);
    return () => animation?.cancel();
  }, []);

  useLayoutEffect(() => {
    if (state !== 'removed') return undefined;
    const animation = animateExit(card.current, closing);
    return () => animation?.cancel();
  }, [state, closing]);

  useLayoutEffect(() => {
    const animation = animateTimeBar(bar.current, timerSegment, store.remaining(id));
    if (!running) animation?.pause();
    return () => animation?.cancel();
  }, [id, running, state, store, timerSegment]);

  return { card, bar };
}

/** Keeps the focus where it is: otherwise the next notification would get it, and be paused. */
function preventFocus(event: MouseEvent) {
  event.preventDefault();
}

/** A notification. */
export const NotificationCard = memo(function NotificationCard(props: NotificationCardProps) {
  const { item, closeLabel, store } = props;
  const { id, tone, state } = item;
  const { card, bar } = useAnimations(props);
  const textId = useId();
  const [firstLine, secondLine] = linesOf(item);

  return (
    <Slot data-notification={id} data-state={state} data-tone={tone} inert={state === 'removed'}>
      <Card ref={card}>
        <ToneIcon tone={tone} />
        <Text id={textId}>
          <p>{firstLine}</p>
          {secondLine !== undefined && <p>{secondLine}</p>}
        </Text>
        <IconButton
          icon="close"
          aria-describedby={textId}
          label={closeLabel}
          onMouseDown={preventFocus}
          onClick={() => {
            store.dismiss(id);
          }}
        />
        <TimeBar ref={bar} />
      </Card>
    </Slot>
  );
});
