import { memo, useId, useRef, type MouseEvent } from 'react';
import { Button } from '#components/Button';
import { IconButton } from '#components/IconButton';
import { type Timed, useCardAnimation, useSwipeToClose, useTimeBar } from './animations';
import { linesOf, type NotificationTone } from './content';
import { Card, Content, Glyph, Icon, Slot, TimeBar } from './NotificationCard.styles';

export interface NotificationCardProps extends Timed {
  /** The name of the close button. */
  closeLabel: string;
}

// Square, circle, scallop and octagon: the tone is not shown by colour alone.
const outlines: Record<NotificationTone, string> = {
  warning: 'M7 0h14a7 7 0 0 1 7 7v14a7 7 0 0 1-7 7H7a7 7 0 0 1-7-7V7a7 7 0 0 1 7-7Z',
  info: 'M14 0a14 14 0 1 1 0 28 14 14 0 0 1 0-28Z',
  success:
    'M14 0a5.6 5.6 0 0 1 5.4 4.1 5.6 5.6 0 0 1 4.5 4.5A5.6 5.6 0 0 1 28 14a5.6 5.6 0 0 1-4.1 5.4 5.6 5.6 0 0 1-4.5 4.5A5.6 5.6 0 0 1 14 28a5.6 5.6 0 0 1-5.4-4.1 5.6 5.6 0 0 1-4.5-4.5A5.6 5.6 0 0 1 0 14a5.6 5.6 0 0 1 4.1-5.4 5.6 5.6 0 0 1 4.5-4.5A5.6 5.6 0 0 1 14 0Z',
  error: 'M8.2 0h11.6L28 8.2v11.6L19.8 28H8.2L0 19.8V8.2Z',
};

const glyphs: Record<NotificationTone, string> = {
  warning: 'M14 7v8m0 5.5v.1',
  info: 'M14 13v8M14 7.5v-.1',
  success: 'm8 14.5 4 4 8-9',
  error: 'm9.5 9.5 9 9m0-9-9 9',
};

/** The icon of a tone. It is hidden from screen readers: warnings and errors interrupt them instead. */
function ToneIcon({ tone }: { tone: NotificationTone }) {
  return (
    <Icon viewBox="0 0 28 28" aria-hidden="true">
      <path d={outlines[tone]} />
      <Glyph d={glyphs[tone]} />
    </Icon>
  );
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
