import styled from 'styled-components';
import { color, media, radius, space } from '#theme/tokens';
import { arrival } from '../parts/layout';

/** The space in the header for the panels that overlap its lower edge. */
export const Overlap = styled.div`
  block-size: ${space(16)};

  ${media.desktop} {
    block-size: ${space(19)};
  }

  ${media.wide} {
    block-size: ${space(29)};
  }

  @media print {
    display: none;
  }
`;

export const ReceiptLayout = styled.div`
  position: relative;
  display: grid;
  gap: ${space(6)};
  margin-block-start: calc(-1 * (${space(22)} + 11px));

  ${media.desktop} {
    margin-block-start: calc(-1 * (${space(25)} + 11px));
  }

  ${media.laptop} {
    grid-template: auto 1fr / minmax(0, 1fr) 17rem;
    align-items: start;
  }

  ${media.wide} {
    margin-block-start: calc(-1 * (${space(35)} + 11px));
  }

  @media print {
    grid-template-columns: minmax(0, 1fr);
    margin-block-start: 0;
  }
`;

export const Receipts = styled.div`
  ${arrival('receipt')}
  position: relative;
  display: grid;
  /* Side by side if the card number fits on one line. */
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 18.5rem), 1fr));
  gap: ${space(5)} ${space(6)};

  /* The remark below both panels. */
  & > :last-child {
    grid-column: 1 / -1;
  }

  @media print {
    grid-template-columns: minmax(0, 1fr);
  }
`;

export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(3)};

  & > * {
    flex: 1 1 auto;
    padding-inline: ${space(3)};
  }

  & > :first-child {
    flex-basis: 100%;
  }

  ${media.columns} {
    & > :first-child {
      flex-basis: max-content;
    }
  }

  ${media.laptop} {
    grid-area: 1 / 2 / span 2;
    flex-direction: column;
    flex-wrap: nowrap;
    padding: ${space(4)};
    border: 1px solid transparent;
    border-radius: ${radius.panel};
    background: ${color.paper};

    & > *,
    & > :first-child {
      flex: none;
    }
  }

  @media print {
    display: none;
  }
`;

/** The place of what is rendered only to be drawn. */
export const OffScreen = styled.div`
  position: fixed;
  inset-block-start: 0;
  inset-inline-end: 100%;
`;

/** The receipt as a picture, as wide as a phone in any window. */
export const Sheet = styled.div`
  container-type: inline-size;
  inline-size: 24.375rem;
  forced-color-adjust: none;
`;
