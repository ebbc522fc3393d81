import styled from 'styled-components';
import { grid, overlap } from '#theme/grid';
import { scallop } from '#theme/edges';
import { bold, color, media, safeArea, size, space } from '#theme/tokens';

export const Root = styled.header`
  --colibri-focus: ${color.onBrand};

  position: relative;
  margin-block-end: 11px;
  background: ${color.brand};
  color: ${color.onBrand};

  &::after {
    ${scallop}
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
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(4)};
  padding-block: max(${space(4)}, ${safeArea.top}) ${space(6)};
  ${grid}

  ${media.low} {
    padding-block: max(${space(5)}, ${safeArea.top}) ${space(5)};
  }

  [data-overlapped='true'] > & {
    padding-block-end: calc(${space(6)} + ${overlap});

    ${media.desktop} {
      padding-block-end: calc(${space(12)} + ${overlap});
    }

    @media print {
      padding-block-end: ${space(6)};
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
