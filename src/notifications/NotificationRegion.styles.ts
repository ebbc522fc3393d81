import styled from 'styled-components';
import { color, safeArea, space } from '#theme/tokens';

/** The distance to the corner of the screen. */
const edge = `min(${space(3.5)}, 4.375vw)`;
/** Phones: the notifications are 93vw wide. */
const phone = '@media (max-width: 29.99em)';
/** Small screens, also while the on-screen keyboard is open. */
export const short = '@media (max-height: 24em)';

/** Covers the visible part of the page, so that it clips no card's shadow. Only its notifications receive the pointer. */
export const Layer = styled.section`
  --colibri-focus: ${color.ink};

  position: fixed;
  inset: 0;
  z-index: 2147483647;
  box-sizing: border-box;
  padding-block: calc(var(--colibri-notifications-top, ${space(3.5)}) + ${safeArea.top})
    calc(${space(12)} + ${safeArea.bottom});
  padding-inline: calc(${edge} + ${safeArea.inline})
    calc(var(--colibri-notifications-end, ${edge}) + ${safeArea.inline});
  overflow: hidden auto;
  pointer-events: none;
  scrollbar-width: none;

  @media print {
    display: none;
  }

  ${phone} {
    padding-inline: 3.5vw;
  }

  ${short} {
    padding-block: calc(${space(1)} + ${safeArea.top}) calc(${space(1)} + ${safeArea.bottom});
  }
`;

export const List = styled.ol`
  position: relative;
  inline-size: min(var(--colibri-notifications-width, 18.75rem), 100%);
  margin-inline-start: auto;

  /* Block layout: a grid sizes all of its rows again for each notification that arrives. */
  & > li + li {
    margin-block-start: ${space(3)};

    ${short} {
      margin-block-start: ${space(1)};
    }
  }

  ${phone} {
    inline-size: 100%;
  }
`;
