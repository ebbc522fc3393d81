import styled from 'styled-components';
import { color, radius, space, target } from '#theme/tokens';

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

export const List = styled.div`
  display: flex;
  overflow: auto hidden;
  overscroll-behavior: contain auto;
  /* The focus ring is in the window, too. */
  scroll-margin-block: ${space(2)};
  border-radius: ${radius.panel};
  background: ${color.brandTint};
  scroll-snap-type: inline mandatory;
  scrollbar-width: none;

  /* Safari has no scrollbar-width before version 18.2. */
  &::-webkit-scrollbar {
    display: none;
  }

  @media (prefers-reduced-motion: no-preference) {
    scroll-behavior: smooth;
  }
`;

export const Slide = styled.div`
  flex: 0 0 100%;
  scroll-snap-align: start;
  scroll-snap-stop: always;
`;
