import styled from 'styled-components';
import { visuallyHidden } from '#theme/visuallyHidden';
import { font, media, size, space } from '#theme/tokens';
import { belowDesktop } from '../shared/layout';

export const Heading = styled.div`
  display: grid;
  gap: ${space(1)};
  overflow-wrap: anywhere;

  ${media.desktop} {
    grid-template-columns: minmax(0, 1fr) auto;
    gap: ${space(3)} ${space(8)};
    align-items: end;
    padding-block-start: ${space(3)};
  }

  ${media.wide} {
    padding-block-start: ${space(12)};
  }
`;

export const Title = styled.h1`
  display: flex;
  flex-wrap: wrap;
  gap: 0 0.3em;
  align-items: center;
  font: 800 clamp(min(1.625rem, 14cqi), 11cqi, 2.75rem) / 1.05 ${font.display};
  letter-spacing: -0.015em;

  ${media.desktop} {
    font-size: 3.25rem;
  }

  ${media.wide} {
    font-size: 4rem;
  }
`;

/** The recipient of the top-up, next to the title if there is space. */
export const Recipient = styled.p`
  display: grid;
  font: 700 ${size.lg} / 1.2 ${font.display};
  letter-spacing: -0.015em;

  & > span:first-child {
    overflow: hidden;
    font: 400 ${size.xs} / 1.2 ${font.body};

    ${belowDesktop} {
      ${visuallyHidden}
    }
  }

  ${media.desktop} {
    grid-row: 1 / span 2;
    grid-column: 2;
    justify-items: end;
    gap: ${space(1)};
    font-size: 2.5rem;
  }

  @media print {
    grid-row: auto;
    grid-column: 1;
    justify-items: start;
    font-size: ${size.lg};
  }
`;

/** A detail does not wrap. The dot before the first detail of a line is clipped. */
export const Details = styled.p`
  display: flex;
  flex-wrap: wrap;
  margin-inline-start: -0.8em;
  clip-path: inset(0 0 0 0.8em);

  & > * {
    position: relative;
    padding-inline-start: 0.8em;
  }

  & > *::before {
    position: absolute;
    inset-inline-start: 0.3em;
    content: '·';
  }

  ${media.desktop} {
    font-size: ${size.md};
  }
`;

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

export const Sheet = styled.div`
  display: grid;
  gap: ${space(6)};

  ${media.desktop} {
    /* The card number fits on one line from 56.25rem, where its space is smallest. */
    grid-template-columns: minmax(0, 1fr) clamp(11rem, 60cqi - 22.75rem, 17rem);
    gap: clamp(${space(4)}, 20cqi - 10.25rem, ${space(6)});
    align-items: start;
  }

  @media print {
    grid-template-columns: minmax(0, 1fr);
  }
`;

export const Receipts = styled.div`
  display: grid;
  /* Side by side if the card number fits on one line. */
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 18.5rem), 1fr));
  gap: ${space(5)} ${space(6)};
  margin-block-start: calc(-1 * ${space(22)});

  /* The remark below both panels. */
  & > :last-child {
    grid-column: 1 / -1;
  }

  ${media.desktop} {
    gap: inherit;
    margin-block-start: calc(-1 * ${space(25)});
  }

  ${media.wide} {
    margin-block-start: calc(-1 * ${space(35)});
  }

  @media print {
    grid-template-columns: minmax(0, 1fr);
    margin-block-start: 0;
  }
`;

export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(3)};

  & > * {
    flex: 1 1 9rem;
    padding-inline: ${space(3)};
  }

  & > a {
    flex-basis: 100%;
  }

  ${media.tablet} {
    & > a {
      flex-basis: 14rem;
    }
  }

  ${media.desktop} {
    flex-direction: column;
    flex-wrap: nowrap;

    & > *,
    & > a {
      flex: none;
    }
  }

  @media print {
    display: none;
  }
`;
