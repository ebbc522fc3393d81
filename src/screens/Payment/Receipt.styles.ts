import styled from 'styled-components';
import { color, media, radius, space } from '#theme/tokens';
import { arrival } from '../parts/layout';

export const ReceiptLayout = styled.div`
  display: grid;
  gap: ${space(6)};

  ${media.desktop} {
    /* The card number fits on one line from 56.25rem, where its space is smallest. */
    grid-template: auto 1fr / minmax(0, 1fr) clamp(11rem, 60cqi - 22.75rem, 17rem);
    gap: clamp(${space(4)}, 20cqi - 10.25rem, ${space(6)});
    align-items: start;
  }

  @media print {
    grid-template-columns: minmax(0, 1fr);
  }
`;

export const Receipts = styled.div`
  ${arrival('receipt')}
  position: relative;
  display: grid;
  /* Side by side if the card number fits on one line. */
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 18.5rem), 1fr));
  gap: ${space(5)};

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

  ${media.desktop} {
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
