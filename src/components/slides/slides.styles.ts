import styled from 'styled-components';
import { color, duration, media, radius, target } from '#theme/tokens';

/** What holds the pictures, one on top of the other. */
export const Stage = styled.div`
  display: grid;
  overflow: hidden;
  border-radius: ${radius.panel};
  background: ${color.brandTint};
  touch-action: pan-y;
  user-select: none;

  & > * {
    grid-area: 1 / 1;
    min-inline-size: 0;
  }
`;

/** A round button that stands on a picture. */
export const RoundButton = styled.button`
  display: inline-grid;
  flex: none;
  place-items: center;
  inline-size: ${target};
  block-size: ${target};
  padding: 0;
  border: 2px solid ${color.paper};
  border-radius: ${radius.round};
  background: ${color.paper};
  color: ${color.ink};
  cursor: pointer;
  transition: transform ${duration.press} ease-out;

  & > svg {
    inline-size: 55%;
    block-size: 55%;
  }

  &[data-fill='ink'] {
    background: ${color.ink};
    color: ${color.paper};
  }

  &:hover {
    border-color: ${color.ink};
  }

  &[data-fill='ink']:hover {
    border-color: ${color.accent};
  }

  &:active {
    transform: scale(0.94);
  }

  &:focus-visible {
    outline-color: ${color.ink};
    box-shadow: 0 0 0 6px ${color.paper};
  }

  ${media.forcedColors} {
    border-color: ButtonBorder;
  }
`;
