import styled from 'styled-components';
import { IconButton } from '#components/IconButton';
import { color, media, radius, space } from '#theme/tokens';

export const Controls = styled.div`
  position: absolute;
  inset-inline: min(${space(3)}, 3cqi);
  inset-block-end: ${space(3)};
  display: flex;
  flex-direction: row-reverse;
  align-items: center;
  justify-content: space-between;
  gap: ${space(2)};
  pointer-events: none;

  /* On a phone the controls would cover the subject of the picture. */
  @container (max-width: 27rem) {
    position: static;
    margin-block-start: ${space(3)};
  }
`;

/** The button that stops or starts the slider, in ink so that it differs from the dots. */
export const Toggle = styled(IconButton)`
  &&& {
    background: ${color.ink};
    color: ${color.paper};
  }

  &&:hover {
    border-color: ${color.marigold};
    background: ${color.ink};
  }
`;

export const Dots = styled.div`
  position: relative;
  display: flex;
  min-inline-size: 0;

  &::before {
    position: absolute;
    inset-block: 18%;
    inset-inline: 0;
    border-radius: ${radius.round};
    background: ${color.paper};
    content: '';
  }

  ${media.forcedColors} {
    &::before {
      border: 1px solid ButtonBorder;
    }
  }
`;

export const Dot = styled.button`
  position: relative;
  display: grid;
  flex: none;
  place-items: center;
  padding: 0;
  border: 0;
  border-radius: ${radius.round};
  background: none;

  /* Two dots overlap, because one dot that grows would count as a layout shift. */
  &::before,
  &::after {
    grid-area: 1 / 1;
    inline-size: 28%;
    aspect-ratio: 1;
    border: 2px solid ${color.fieldLine};
    border-radius: ${radius.round};
    content: '';
  }

  &:hover::before {
    border-color: ${color.ink};
  }

  &::after {
    inline-size: 56%;
    aspect-ratio: 2;
    border-color: ${color.ink};
    background: ${color.ink};
  }

  &[aria-current]::before,
  &:not([aria-current])::after {
    visibility: hidden;
  }

  &:focus-visible {
    outline-color: ${color.ink};
    outline-offset: -3px;
  }

  ${media.forcedColors} {
    &::after {
      background: ButtonText;
      forced-color-adjust: none;
    }
  }
`;
