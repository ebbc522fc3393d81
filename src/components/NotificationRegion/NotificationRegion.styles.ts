import styled from 'styled-components';
import { media, space } from '#theme/tokens';

/** A layer over the whole page that lets everything through but what stands on it. */
export const Layer = styled.div`
  position: fixed;
  inset: 0;
  z-index: 2147483647;
  inline-size: auto;
  block-size: auto;
  margin: 0;
  padding: 0;
  overflow: visible;
  border: 0;
  background: none;
  pointer-events: none;

  &::backdrop {
    display: none;
  }
`;

export const Section = styled.section`
  position: absolute;
  inset-block-start: 0;
  inset-inline-end: 0;
  inline-size: min(18.75rem + ${space(7)}, 100%);
  max-block-size: 100%;
  padding-block: calc(${space(3.5)} + env(safe-area-inset-top))
    calc(${space(6)} + env(safe-area-inset-bottom));
  padding-inline: calc(${space(3.5)} + env(safe-area-inset-left))
    calc(${space(3.5)} + env(safe-area-inset-right));
  overflow-y: auto;
  overscroll-behavior: contain;
  scrollbar-width: none;

  ${media.tablet} {
    inline-size: min(22.5rem + ${space(7)}, 100%);
  }

  &[data-preset='compact'] {
    inline-size: 100%;
    padding-inline: 3.5vw;
  }

  @media (min-width: 30em) {
    &[data-preset='compact'] {
      inline-size: calc(300px + 7vw);
    }
  }
`;

export const List = styled.ol`
  position: relative;
  display: grid;
  gap: ${space(3)};
`;
