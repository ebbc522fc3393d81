import { memo, useEffect, useId, useRef, type MouseEvent, type PointerEvent } from 'react';
import styled from 'styled-components';
import { Button } from '#components/Button';
import { IconButton } from '#components/IconButton';
import { media } from '#theme/tokens';
import { Card, Content, Slot, TimeBar } from './NotificationRegion.styles';
import { linesOf, type NotificationTone } from './content';
import type { NotificationItem, NotificationStore } from './store';

export interface NotificationCardProps {
  /** The notification. */
  item: NotificationItem;
  /** The store of the notification. */
  store: NotificationStore;
  /** The name of the close button. */
  closeLabel: string;
}

const Icon = styled.svg`
  inline-size: min(1.75rem, 10vw);
  block-size: min(1.75rem, 10vw);
  fill: var(--colibri-tone);

  ${media.forcedColors} {
    fill: CanvasText;
  }
`;

const Glyph = styled.path`
  fill: none;
  stroke: var(--colibri-glyph);
  stroke-width: 3;
  stroke-linecap: round;
  stroke-linejoin: round;

  ${media.forcedColors} {
    stroke: Canvas;
  }
`;

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

/** The part of its width by which a notification must be swiped to close. */
const SWIPE_THRESHOLD = 0.25;

/**
 * Returns the event handlers of an element that follows a finger to the side. A long swipe moves it away and calls
 * `onSwipe`, a short one moves it back. With the mouse, texts can be selected instead.
 */
function useSwipeToClose(onSwipe: () => void) {
  const start = useRef(0);
  const distance = useRef(0);

  function end({ type, currentTarget }: PointerEvent<HTMLElement>): void {
    const moved = distance.current;
    if (moved === 0) return;
    distance.current = 0;
    // The browser cancels a touch that scrolls or zooms.
    const isLong =
      type === 'pointerup' && Math.abs(moved) > SWIPE_THRESHOLD * currentTarget.offsetWidth;
    currentTarget.style.transition = '';
    currentTarget.style.translate = isLong ? `${Math.sign(moved) * 100}%` : '';
    if (isLong) onSwipe();
  }

  return {
    onPointerDown({ clientX }: PointerEvent) {
      start.current = clientX;
    },
    onPointerMove({ pointerType, clientX, currentTarget }: PointerEvent<HTMLElement>) {
      // A finger that moves is down, and captured by the element.
      if (pointerType !== 'touch') return;
      distance.current = clientX - start.current;
      currentTarget.style.transition = 'none';
      currentTarget.style.translate = `${distance.current}px`;
    },
    onPointerUp: end,
    onPointerCancel: end,
  };
}

/** A notification. */
export const NotificationCard = memo(function NotificationCard(props: NotificationCardProps) {
  const { item, closeLabel, store } = props;
  const { id, content, state, timeout, end, closing } = item;
  const { tone, action } = content;
  const card = useRef<HTMLDivElement>(null);
  const textId = useId();
  const close = () => store.dismiss(id);
  const swipe = useSwipeToClose(close);

  // The previous content of the notification may have been swiped away.
  useEffect(() => void card.current?.style.removeProperty('translate'), [content]);

  return (
    <Slot data-notification={id} data-state={state} data-tone={tone} inert={state === 'removed'}>
      <Card
        ref={card}
        style={state === 'removed' ? { animationDuration: `${closing}ms` } : undefined}
        {...swipe}
      >
        <ToneIcon tone={tone} />
        <Content>
          <div id={textId}>
            {linesOf(content).map((line, index) => {
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
        {timeout !== Infinity && (
          <TimeBar key={end} style={{ animationDuration: `${timeout}ms` }} />
        )}
      </Card>
    </Slot>
  );
});
