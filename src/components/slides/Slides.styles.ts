import styled, { keyframes } from 'styled-components';
import { color, radius } from '#theme/tokens';

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

/** The viewport of the slides, which overlap. */
export const Viewport = styled.div`
  display: grid;
  overflow: hidden;
  border-radius: ${radius.panel};
  background: ${color.brandTint};
  touch-action: pan-y;
  user-select: none;

  &[data-ratio='4:3'] {
    --ratio: 4 / 3;
  }

  &[data-ratio='8:5'] {
    --ratio: 8 / 5;
  }
`;

export const SlideRoot = styled.div`
  grid-area: 1 / 1;
  aspect-ratio: var(--ratio);
  min-inline-size: 0;
  visibility: hidden;

  & > * {
    block-size: 100%;
  }

  &[data-position='current'] {
    visibility: visible;
  }

  [data-direction='forward'] > &[data-position='current'] {
    animation: ${fromEnd} 400ms ease-in-out;
  }

  [data-direction='backward'] > &[data-position='current'] {
    animation: ${fromStart} 400ms ease-in-out;
  }

  [data-direction='forward'] > &[data-position='leaving'] {
    animation: ${toStart} 400ms ease-in-out;
  }

  [data-direction='backward'] > &[data-position='leaving'] {
    animation: ${toEnd} 400ms ease-in-out;
  }
`;
