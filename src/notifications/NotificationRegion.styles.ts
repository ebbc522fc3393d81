import styled from 'styled-components';
import { media, space } from '#theme/tokens';

/** The width of the language menu, the last control of a header. */
const LANGUAGE_MENU = '7.25rem';
/** Phones: the notifications are below the header's first row and 93vw wide. */
const phone = '@media (max-width: 29.99em)';

/**
 * Covers the page, so that it clips no card's shadow. Only its notifications receive the pointer. It is the container
 * of its list: an app without the library's reset has no other one, and a dialog is narrower than the page.
 */
export const Layer = styled.section`
  position: fixed;
  inset: 0;
  z-index: 2147483647;
  inline-size: auto;
  block-size: auto;
  margin: 0;
  padding: 0 0 calc(${space(12)} + env(safe-area-inset-bottom));
  container-type: inline-size;
  overflow: hidden auto;
  border: 0;
  background: none;
  pointer-events: none;
  scrollbar-width: none;

  &::backdrop {
    display: none;
  }

  @media print {
    display: none;
  }
`;

export const List = styled.ol`
  --top: ${space(17)};
  --start: calc(min(${space(3.5)}, 4.375vw) + env(safe-area-inset-left));
  --end: calc(min(${space(3.5)}, 4.375vw) + env(safe-area-inset-right));
  --room: calc(100% - var(--start) - var(--end));

  position: relative;
  inline-size: min(18.75rem, var(--room));
  margin-block-start: calc(var(--top) + env(safe-area-inset-top));
  margin-inline: auto var(--end);

  /* Block layout: a grid sizes all of its rows again for each notification that arrives. */
  & > li {
    margin-block-end: ${space(3)};
  }

  /* Only those in view are laid out and painted. */
  &[data-crowded='true'] > li {
    content-visibility: auto;
    contain-intrinsic-block-size: auto 3.5rem;
    overflow-clip-margin: 3rem;
  }

  ${phone} {
    inline-size: auto;
    margin-inline: 3.5vw;
  }

  /* In the header's band, next to its language menu. */
  ${media.desktop} {
    --top: ${space(2.5)};
    --end: calc(
      max(${space(12)}, (100% - 74rem) / 2) + ${LANGUAGE_MENU} + ${space(3)} +
        env(safe-area-inset-right)
    );

    /* Wide enough for the texts of the band to need one line each. */
    [data-preset='default'] > & {
      inline-size: min(25rem, var(--room));
    }
  }
`;
