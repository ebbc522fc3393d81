import styled, { keyframes } from 'styled-components';
import { color, radius, target } from '#theme/tokens';

const enter = keyframes`
  from { transform: translateX(var(--colibri-offset)); }
`;

/** The width and height of a control: at least 44 px, limited by the picture's size at large text. */
const side = `max(44px, min(${target}, 15cqi))`;

export const Frame = styled.div`
  position: relative;
  container-type: inline-size;
  /* The slides and the arrows follow the direction of a swipe, also on a page from right to left. */
  direction: ltr;

  /* Between the controls, which lie over the picture, the user can swipe. */
  & button {
    inline-size: ${side};
    block-size: ${side};
    pointer-events: auto;
  }
`;

/** The viewport of the slides, which overlap. */
export const Viewport = styled.div`
  --colibri-offset: 100%;

  display: grid;
  overflow: hidden;
  border-radius: ${radius.panel};
  background: ${color.brandTint};
  touch-action: pan-y pinch-zoom;
  user-select: none;

  &[data-step='-1'] {
    --colibri-offset: -100%;
  }
`;

export const Slide = styled.div`
  grid-area: 1 / 1;
  min-inline-size: 0;

  &[aria-hidden='true'] {
    visibility: hidden;
  }

  [data-step] > &[aria-hidden='false'] {
    animation: ${enter} 400ms ease-in-out;
  }

  /* The slide that leaves stays visible until it has moved out. */
  [data-step] > &[aria-hidden='true'] {
    transform: translateX(calc(-1 * var(--colibri-offset)));
    transition: 400ms ease-in-out;
    transition-property: transform, visibility;
  }
`;
