import styled from 'styled-components';
import { space, target } from '#theme/tokens';

/** The width and height of an arrow: at least 44 px, limited by the picture's size at large text. */
const side = `max(44px, min(${target}, 16cqi))`;

export const Arrows = styled.div`
  position: absolute;
  inset-inline: min(${space(3)}, 4cqi);
  inset-block-start: 50%;
  display: flex;
  justify-content: space-between;
  transform: translateY(-50%);
  pointer-events: none;

  & > button {
    inline-size: ${side};
    block-size: ${side};
    pointer-events: auto;
  }
`;
