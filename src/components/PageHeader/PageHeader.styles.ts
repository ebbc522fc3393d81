import styled from 'styled-components';
import { grid, lowHeader, lowRow, overlap } from '#theme/grid';
import { scallop } from '#theme/edges';
import { bold, color, media, safeArea, size, space, target } from '#theme/tokens';

export const Root = styled.header`
  --colibri-focus: ${color.onBrand};

  position: relative;
  background: ${color.brand};
  color: ${color.onBrand};

  margin-block-end: 11px;

  &::after {
    ${scallop}
  }

  &[data-edge='desktop'] {
    ${media.belowDesktop} {
      margin-block-end: 0;

      &::after {
        display: none;
      }
    }

    ${lowRow(`
      margin-block-end: 11px;

      &::after {
        display: block;
      }
    `)}
  }

  ${media.forcedColors} {
    border-block-end: 2px solid CanvasText;
  }

  @media print {
    background: none;
    color: ${color.ink};
  }
`;

export const Inner = styled.div`
  display: grid;
  gap: ${space(4)};
  padding-block: max(${space(4)}, ${safeArea.top}) ${space(6)};
  ${grid}

  [data-edge='desktop'] > & {
    padding-block-end: ${space(3)};
  }

  [data-edge='overlapped'] > & {
    padding-block-end: calc(${space(4)} + ${overlap});
  }

  [data-edge='desktop'] > & {
    ${lowRow(`padding-block: calc((${lowHeader} - ${target}) / 2);`)}
  }

  ${media.desktop} {
    [data-edge='desktop'] > & {
      padding-block-end: ${space(8)};
    }

    [data-edge='overlapped'] > & {
      padding-block-end: calc(${space(8)} + ${overlap});
    }
  }

  @media print {
    [data-edge='overlapped'] > & {
      padding-block-end: ${space(4)};
    }
  }
`;

export const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(3)};
  min-block-size: 2.75rem;

  /* A wordmark shrinks, and a name wraps, before the content at the end does. */
  & > :nth-last-child(2):not(:first-child) {
    flex: 1 1 min-content;
    min-inline-size: 0;
  }

  /* The space next to the field. */
  [data-edge='desktop'] & > :nth-last-child(2):not(:first-child) {
    ${lowRow('max-inline-size: calc(28cqi - 5.5rem);')}
  }
`;

export const End = styled.div`
  margin-inline-start: auto;

  @media print {
    display: none;
  }
`;

/* Without the maximum width, the line breaks of a title as wide as a phone would depend on the loaded font. */
export const Title = styled.h1`
  max-inline-size: 14ch;
  ${bold(800, size.display, 1.05)}
  hyphens: auto;
  text-wrap: balance;
`;
