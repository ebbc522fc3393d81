import styled from 'styled-components';
import { bold, media, plain, size, space } from '#theme/tokens';
import { visuallyHidden } from '#theme/visuallyHidden';

/** It grows on phones to 44 px, and from 1100 px to 64 px. */
const headingSize = 'max(clamp(min(1.625rem, 14cqi), 11cqi, 2.75rem), min(4cqi, 4rem))';

export const Root = styled.div`
  display: grid;
  gap: ${space(1)};
  overflow-wrap: anywhere;

  ${media.desktop} {
    grid-template-columns: minmax(0, 1fr) auto;
    gap: ${space(3)} ${space(8)};
    align-items: end;
    padding-block-start: clamp(0rem, 5cqi - 2.5rem, ${space(12)});
  }
`;

export const Title = styled.h1`
  display: flex;
  flex-wrap: wrap;
  gap: 0 0.3em;
  align-items: center;
  ${bold(800, headingSize, 1.05)}
`;

/** The recipient of the top-up, next to the title if there is space. */
export const Recipient = styled.p`
  display: grid;
  ${bold(700, headingSize, 1.1)}

  & > span:first-child {
    overflow: hidden;
    ${plain(400, size.xs, 1.2)}

    ${media.belowDesktop} {
      ${visuallyHidden}
    }
  }

  ${media.desktop} {
    grid-row: 1 / span 2;
    grid-column: 2;
    justify-items: end;
    gap: ${space(1)};
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
  margin-inline-start: -1em;
  clip-path: inset(0 0 0 1em);

  &:dir(rtl) {
    clip-path: inset(0 1em 0 0);
  }

  & > * {
    position: relative;
    padding-inline-start: 1em;
  }

  & > *::before {
    position: absolute;
    inset-inline-start: 0.37em;
    content: '·';
  }

  ${media.desktop} {
    font-size: ${size.md};
  }
`;
