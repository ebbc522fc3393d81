import styled from 'styled-components';
import { color, media, radius, shadow, size, space } from '#theme/tokens';
import { short } from './NotificationRegion.styles';

export const Slot = styled.li`
  --colibri-glyph: ${color.paper};

  container-type: inline-size;
  pointer-events: auto;
  /* Moves to the side are swipes. */
  touch-action: pan-y pinch-zoom;

  &[data-tone='warning'] {
    --colibri-tone: ${color.marigold};
    --colibri-glyph: ${color.onMarigold};
  }
  &[data-tone='info'] {
    --colibri-tone: ${color.info};
  }
  &[data-tone='success'] {
    --colibri-tone: ${color.cactus};
  }
  &[data-tone='error'] {
    --colibri-tone: ${color.danger};
  }

  &[data-state='removed'] {
    pointer-events: none;
  }
`;

export const Card = styled.div`
  position: relative;
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  column-gap: ${space(3)};
  align-items: start;
  padding-block: ${space(3.5)};
  padding-inline: min(${space(3.5)}, 4.375vw) ${space(1)};
  overflow: hidden;
  border: 1px solid transparent;
  border-radius: ${radius.control};
  background: ${color.paper};
  box-shadow: ${shadow.float};
  color: ${color.ink};
  font-size: ${size.sm};
  line-height: 1.5;

  & > button {
    grid-row: 1;
    grid-column: 3;
    margin-block: -${space(2)};
  }

  @container (max-width: 22.5rem) {
    column-gap: ${space(2)};
    padding-block: ${space(2.5)};

    & > button {
      margin-inline-start: -${space(3)};
    }
  }

  @container (max-width: 13rem) {
    align-items: center;

    & > button {
      margin-inline-end: -${space(1)};
    }
  }

  ${short} {
    align-items: center;
    padding-block: 0;

    & > button {
      margin-block: 0;
    }
  }
`;

export const Content = styled.div`
  min-inline-size: 0;
  padding-block-start: 0.125rem;
  overflow-wrap: anywhere;

  & > div > :first-child {
    font-weight: 700;
  }

  & > button {
    margin-block-start: ${space(2)};
  }

  /* In a narrow card the message follows the title on the same line. */
  @container (max-width: 22.5rem) {
    font-size: ${size.xs};
    line-height: 1.35;

    & > div > * {
      display: inline;
    }

    & > div > * + ::before {
      content: ' ';
    }
  }

  @container (max-width: 13rem) {
    grid-row: 2;
    grid-column: 1 / -1;
    padding-block-start: ${space(2)};
  }
`;

export const TimeBar = styled.div`
  position: absolute;
  inset-block-end: 0;
  inset-inline: 0;
  block-size: 4px;
  background: var(--colibri-tone);
  transform-origin: left;

  &:dir(rtl) {
    transform-origin: right;
  }
  ${media.reducedMotion} {
    visibility: hidden;
  }
  ${media.forcedColors} {
    background: Highlight;
    forced-color-adjust: none;
  }
`;

export const Icon = styled.svg`
  inline-size: min(1.75rem, 10vw);
  block-size: min(1.75rem, 10vw);
  fill: var(--colibri-tone);

  ${media.forcedColors} {
    fill: CanvasText;
  }
`;

export const Glyph = styled.path`
  fill: none;
  stroke: var(--colibri-glyph);
  stroke-width: 3;
  stroke-linecap: round;
  stroke-linejoin: round;

  ${media.forcedColors} {
    stroke: Canvas;
  }
`;
