import styled from 'styled-components';
import { PayBar } from '#components/PayBar';
import { grid, lowRow, sideWidth } from '#theme/grid';
import { brandPanel } from '#theme/edges';
import { color, gutter, media, radius, safeArea, space } from '#theme/tokens';

/** The distance of the list to the edge of the window on phones. */
const listStart = `max(${space(3)}, ${safeArea.inline})`;

/** The height of the phone section. The fallback is its height without an error. */
const phoneSize = 'var(--colibri-phone-size, 7.75rem)';

/**
 * A section of the side panel. It is as tall as its content and stays in view while the list scrolls. Both
 * sections share the grid cell next to the list. The lower one is offset by the height of the upper one.
 */
const stickyPanel = `
  grid-area: 1 / 2;
  align-self: start;

  ${media.tall} {
    position: sticky;
    inset-block-start: calc(${space(4)} + var(--colibri-above, 0px));
  }
`;

export const Layout = styled.form`
  display: grid;
  flex: 1;
  grid-template-rows: auto 1fr auto;

  ${media.desktop} {
    ${grid}
    grid-template-rows: auto;
    grid-template-columns: minmax(0, 1fr) ${sideWidth};
    column-gap: clamp(${space(5)}, 2.2cqi, ${space(7)});
    align-content: start;
    padding-block: ${space(8)};
  }
`;

/** On phones, it continues the band of the header and covers its edge. */
export const Phone = styled.div`
  ${media.belowDesktop} {
    --colibri-focus: ${color.onBrand};

    ${brandPanel}
    margin-block-start: calc(-11px - ${space(3)});
    padding: ${space(1)} ${gutter} ${space(5)};
  }

  /* In the row of the header, whose height is 84 px. Only an error makes it taller. */
  ${lowRow(`
    --colibri-field-gap: ${space(1)};
    --colibri-field-height: 3.5rem;

    justify-self: center;
    inline-size: min(22rem, 44cqi);
    margin-block-start: calc(-11px - 5.25rem);
    padding: 0.1875rem 0;
    border-radius: 0 0 ${radius.panel} ${radius.panel};

    &::after {
      display: none;
    }
  `)}

  ${media.desktop} {
    ${stickyPanel}
    padding: ${space(5)} ${space(5)} ${space(4)};
    border-radius: ${radius.panel} ${radius.panel} 0 0;
    background: ${color.paper};

    /* If there is no pay bar below it. */
    &:not(:has(~ [data-paybar])) {
      border-radius: ${radius.panel};
    }

    ${media.forcedColors} {
      border: 1px solid CanvasText;
      border-block-end: 0;
    }
  }
`;

export const List = styled.div`
  --colibri-tab-lines: 6;

  min-inline-size: 0;
  display: grid;
  padding: ${space(6)} ${safeArea.inline} ${space(6)} ${listStart};

  ${media.belowDesktop} {
    --colibri-panel-end-radius: 0;

    /* Neither the pay bar nor a notification obscures the focused element and its error (WCAG 2.4.11). */
    ${media.tall} {
      & * {
        scroll-margin-block: min(5rem, 12vb) 13.5rem;
      }
    }

    ${media.low} {
      ${media.tablet} {
        & * {
          scroll-margin-block-end: 6rem;
        }
      }
    }

    ${media.tiny} {
      & * {
        scroll-margin-block: 0;
      }
    }
  }

  ${media.desktop} {
    grid-area: 1 / 1;
    padding: 0;
  }
`;

export const Pay = styled(PayBar)`
  &[data-pressed] {
    view-transition-name: order;
  }

  ${media.desktop} {
    ${stickyPanel}
    --colibri-above: ${phoneSize};

    margin-block-start: ${phoneSize};
  }
`;

/** The footer is shown with the list. Before that, it would be in the position of the list. */
export const FooterSpace = styled.div`
  main:has([aria-busy='true']) + & {
    visibility: hidden;
  }
`;

/** The panel of a carrier without products. */
export const EmptyPanel = styled.div`
  align-self: start;
  margin-inline: calc(${gutter} - ${listStart}) calc(${gutter} - ${safeArea.inline});
  padding: ${space(4)};
  border-radius: ${radius.panel};
  background: ${color.paper};

  ${media.desktop} {
    margin: 0;
    padding: ${space(5)};
  }
`;
