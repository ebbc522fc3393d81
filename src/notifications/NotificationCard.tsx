import { memo, useId, useRef, type MouseEvent } from 'react';
import { Button } from '#components/Button';
import { IconButton } from '#components/IconButton';
import { type Timed, useCardAnimation, useTimeBar } from './animations';
import { Card, Content, Slot, TimeBar } from './NotificationCard.styles';
import { linesOf } from './content';
import { ToneIcon } from './ToneIcon';
import { useSwipeToClose } from './useSwipeToClose';

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
  const { id, run, tone, state, timeout, action } = item;
  const card = useRef<HTMLDivElement>(null);
  const bar = useRef<HTMLDivElement>(null);
  useCardAnimation(card, item);
  useTimeBar(bar, props);
  const textId = useId();
  const close = () => store.dismiss(id);
  const swipe = useSwipeToClose(close);

  return (
    <Slot
      data-notification={id}
      data-run={run}
      data-state={state}
      data-tone={tone}
      inert={state === 'removed'}
    >
      <Card ref={card} {...swipe}>
        <ToneIcon tone={tone} />
        <Content>
          <div id={textId}>
            {linesOf(item).map((line, index) => {
              const Line = typeof line === 'string' ? 'p' : 'div';
              return <Line key={index} data-line="" children={line} />;
            })}
          </div>
          {action && (
            <Button
              aria-describedby={textId}
              variant="secondary"
              onMouseDown={preventFocus}
              onClick={() => store.press(id)}
            >
              <span data-line="">{action.label}</span>
            </Button>
          )}
        </Content>
        <IconButton
          icon="close"
          aria-describedby={textId}
          label={closeLabel}
          onMouseDown={preventFocus}
          onClick={close}
        />
        {timeout !== Infinity && <TimeBar ref={bar} />}
      </Card>
    </Slot>
  );
});
