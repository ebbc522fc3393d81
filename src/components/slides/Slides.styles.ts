import styled, { keyframes } from 'styled-components';
import { color, radius } from '#theme/tokens';

const enter = keyframes`
  from { transform: translateX(var(--colibri-start)); }
`;

const leave = keyframes`
  from { visibility: visible; }
  to { visibility: visible; transform: translateX(calc(-1 * var(--colibri-start))); }
`;

export const Frame = styled.div`
  position: relative;
  container-type: inline-size;
`;

/** The viewport of the slides, which overlap. */
export const Viewport = styled.div`
  --colibri-start: 100%;

  display: grid;
  overflow: hidden;
  border-radius: ${radius.panel};
  background: ${color.brandTint};
  touch-action: pan-y pinch-zoom;
  user-select: none;

  &[data-step='-1'] {
    --colibri-start: -100%;
  }
`;

export const Slide = styled.div`
  grid-area: 1 / 1;
  min-inline-size: 0;
  visibility: hidden;

  &[data-position='current'] {
    visibility: visible;
  }

  [data-step] > &[data-position='current'] {
    animation: ${enter} 400ms ease-in-out;
  }

  [data-step] > &[data-position='leaving'] {
    animation: ${leave} 400ms ease-in-out;
  }
`;
