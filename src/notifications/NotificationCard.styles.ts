import styled from 'styled-components';
import { color, media, radius, shadow, size, space } from '#theme/tokens';

export const Slot = styled.li`
  container-type: inline-size;
  pointer-events: auto;

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
`;

export const Text = styled.div`
  min-inline-size: 0;
  padding-block-start: 0.125rem;
  overflow-wrap: anywhere;

  & > :first-child {
    font-weight: 700;
  }
  /* Title and message share their lines where these are short. */
  @container (max-width: 22.5rem) {
    font-size: ${size.xs};

    & > p {
      display: inline;
    }

    & > p + p::before {
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
  background: ${color.ink};
  transform-origin: left;

  &:dir(rtl) {
    transform-origin: right;
  }
  &[data-tone='warning'] {
    background: ${color.marigold};
  }
  &[data-tone='info'] {
    background: ${color.info};
  }
  &[data-tone='success'] {
    background: ${color.cactus};
  }
  &[data-tone='error'] {
    background: ${color.danger};
  }
  ${media.reducedMotion} {
    display: none;
  }
  ${media.forcedColors} {
    && {
      background: Highlight;
      forced-color-adjust: none;
    }
  }
`;
