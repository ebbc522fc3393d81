import { memo, useId, useRef, type MouseEvent } from 'react';
import { IconButton } from '#components/IconButton';
import { type Timed, useCardAnimation, useTimer } from './animations';
import { Card, Slot, Text, TimeBar } from './NotificationCard.styles';
import { linesOf } from './NotificationStore';
import { ToneIcon } from './ToneIcon';

export interface NotificationCardProps extends Timed {
  /** The name of the close button. */
  closeLabel: string;
}

/** Keeps the focus where it is: otherwise the next notification would get it, and be paused. */
function preventFocus(event: MouseEvent) {
  event.preventDefault();
}

/** A notification. */
export const NotificationCard = memo(function NotificationCard(props: NotificationCardProps) {
  const { item, closeLabel, store } = props;
  const { id, tone, state } = item;
  const card = useRef<HTMLDivElement>(null);
  const bar = useRef<HTMLDivElement>(null);
  useCardAnimation(card, item);
  useTimer(bar, props);
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
