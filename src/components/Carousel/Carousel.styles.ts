import styled, { keyframes } from 'styled-components';
import { space, target } from '#theme/tokens';

const fromEnd = keyframes`
  from { transform: translateX(100%); }
`;

const fromStart = keyframes`
  from { transform: translateX(-100%); }
`;

const toStart = keyframes`
  from { visibility: visible; }
  to { visibility: visible; transform: translateX(-100%); }
`;

const toEnd = keyframes`
  from { visibility: visible; }
  to { visibility: visible; transform: translateX(100%); }
`;

/** An arrow's side: 44 px at least, and no more than the picture has room for at large text. */
const side = `max(44px, min(${target}, 16cqi))`;

export const Root = styled.section`
  position: relative;
  container-type: inline-size;
  min-inline-size: 0;
`;

export const Place = styled.div`
  aspect-ratio: 8 / 5;
  visibility: hidden;

  & > * {
    block-size: 100%;
  }

  &[data-place='current'] {
    visibility: visible;
  }

  [data-way='forward'] > &[data-place='current'] {
    animation: ${fromEnd} 350ms ease-in-out;
  }

  [data-way='backward'] > &[data-place='current'] {
    animation: ${fromStart} 350ms ease-in-out;
  }

  [data-way='forward'] > &[data-place='leaving'] {
    animation: ${toStart} 350ms ease-in-out;
  }

  [data-way='backward'] > &[data-place='leaving'] {
    animation: ${toEnd} 350ms ease-in-out;
  }
`;

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
