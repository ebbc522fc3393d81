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

  @media print {
    display: none;
  }
`;

/** As wide as the page, so that only what overflows below is cut, never a card's shadow. */
export const Section = styled.section`
  max-block-size: 100%;
  padding-block: calc(${space(3.5)} + env(safe-area-inset-top))
    calc(${space(12)} + env(safe-area-inset-bottom));
  padding-inline: calc(min(${space(3.5)}, 4.375vw) + env(safe-area-inset-left))
    calc(min(${space(3.5)}, 4.375vw) + env(safe-area-inset-right));
  overflow: hidden auto;
  scrollbar-width: none;

  /* Below a page's header, whose language menu stays in reach; a phone has no room to spare for that. */
  ${media.desktop} {
    padding-block-start: ${space(18)};
  }

  @media (max-width: 29.99em) {
    &[data-preset='compact'] {
      padding-inline: 3.5vw;
    }
  }
`;

export const List = styled.ol`
  position: relative;
  display: grid;
  gap: ${space(3)};
  inline-size: min(18.75rem, 100%);
  margin-inline-start: auto;

  /* Of a flood, only what is on the screen is laid out and painted. */
  &[data-crowded='true'] > li {
    content-visibility: auto;
    contain-intrinsic-block-size: auto 3.5rem;
    overflow-clip-margin: 3rem;
  }

  @media (max-width: 29.99em) {
    [data-preset='compact'] > & {
      inline-size: 100%;
    }
  }
`;
