import styled from 'styled-components';
import { color, media, space } from '#theme/tokens';

/** The width of the language menu, the last control of a header. */
const LANGUAGE_MENU = '7.25rem';
/** Phones: the notifications are below the header's first row and 93vw wide. */
const phone = '@media (max-width: 29.99em)';

/** Covers the page, so that it clips no card's shadow. Only its notifications receive the pointer. */
export const Layer = styled.section`
  --focus: ${color.ink};
  --top: ${space(17)};
  --end: min(${space(3.5)}, 4.375vw);

  position: fixed;
  inset: 0;
  z-index: 2147483647;
  inline-size: auto;
  block-size: auto;
  margin: 0;
  padding-block: calc(var(--top) + env(safe-area-inset-top))
    calc(${space(12)} + env(safe-area-inset-bottom));
  padding-inline: calc(min(${space(3.5)}, 4.375vw) + env(safe-area-inset-left))
    calc(var(--end) + env(safe-area-inset-right));
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

  ${phone} {
    padding-inline: 3.5vw;
  }

  /* In the header's band, next to its language menu. */
  ${media.desktop} {
    --top: ${space(2.5)};
    --end: calc(max(${space(12)}, (100% - 74rem) / 2) + ${LANGUAGE_MENU} + ${space(3)});
  }
`;

export const List = styled.ol`
  position: relative;
  inline-size: min(18.75rem, 100%);
  margin-inline-start: auto;

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
    inline-size: 100%;
  }

  /* Wide enough for the texts of the band to need one line each. */
  ${media.desktop} {
    [data-preset='default'] > & {
      inline-size: min(25rem, 100%);
    }
  }
`;
