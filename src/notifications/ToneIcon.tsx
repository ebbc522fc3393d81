import styled from 'styled-components';
import { media } from '#theme/tokens';
import type { NotificationTone } from './types';

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

interface ToneIconProps {
  /** The kind of message. */
  tone: NotificationTone;
}

/** The icon of a tone. It is hidden from screen readers: warnings and errors interrupt them instead. */
export function ToneIcon({ tone }: ToneIconProps) {
  return (
    <Icon viewBox="0 0 28 28" aria-hidden="true">
      <path d={outlines[tone]} />
      <Glyph d={glyphs[tone]} />
    </Icon>
  );
}
