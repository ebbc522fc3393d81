import styled, { keyframes } from 'styled-components';
import { ticket } from '#theme/edges';
import { bold, color, duration, font, media, size, space } from '#theme/tokens';

const bounceIn = keyframes`
  0% { opacity: 0; transform: scale(0.3); }
  40% { opacity: 1; transform: scale(1.05); }
  70% { transform: scale(0.96); }
  100% { opacity: 1; transform: scale(1); }
`;

export const Root = styled.section`
  --colibri-focus: ${color.ink};

  position: relative;
  display: flex;
  flex-direction: column;
  min-inline-size: 0;
  padding: ${space(6)} min(${space(6)}, 6cqi) ${space(5)};
  ${ticket}
  animation: ${bounceIn} ${duration.receipt} ease-out both;

  ${media.reducedMotion} {
    animation: none;
  }

  @media print {
    animation: none;
    break-inside: avoid;
  }
`;

export const Head = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space(3)};
  min-block-size: 3.375rem;
  padding-block-end: ${space(4)};
  border-block-end: 2px dashed ${color.hairline};

  & > svg {
    flex: none;
    inline-size: 2.25rem;
    block-size: 2.25rem;
  }
`;

export const Heading = styled.h2`
  ${bold(700, size.lg, 1.1)}
  hyphens: auto;
  overflow-wrap: anywhere;
`;

/** The container of the rows, whose type sizes depend on the panel's width. */
export const Rows = styled.dl`
  container-type: inline-size;
  display: grid;
  gap: ${space(3)};
  padding-block: ${space(4)};
`;

/** The type size of the rows. A card number fits next to its label even on the narrowest phone. */
const rowSize = `clamp(${size.xs}, 5.9cqi, ${size.sm})`;

/** A label, a leader and a detail. If the detail does not fit, it wraps to the next line with the leader. */
export const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  column-gap: ${space(2)};
  min-inline-size: 0;

  & > dt {
    max-inline-size: 100%;
    color: ${color.ink2};
    font-size: ${rowSize};
  }

  & > dd {
    display: flex;
    flex: 1 1 auto;
    gap: ${space(2)};
    align-items: baseline;
    justify-content: flex-end;
    font: 700 ${rowSize} / 1.4 ${font.mono};
    overflow-wrap: anywhere;
    text-align: end;
  }

  & > dd::before {
    flex: 1 1 0.5rem;
    min-inline-size: 0.5rem;
    border-block-end: 2px dotted ${color.hairline};
    content: '';
  }

  & > dd > :is(span, bdi) {
    justify-content: flex-end;
    min-inline-size: 0;
  }

  &[data-large='true'] > dd {
    font: 700 clamp(${size.sm}, 7.2cqi, ${size.lg}) / 1.2 ${font.mono};

    & > button {
      align-self: center;
      margin-block: -0.625rem;
      margin-inline: -${space(1)} -0.625rem;
      color: inherit;
    }

    /* As heavy as the value. */
    & svg {
      stroke-width: 2.75;
    }
  }

  &[data-multiline='true'] {
    display: grid;
    gap: ${space(1)};

    & > dd {
      display: block;
      font: 700 ${size.sm} / 1.35 ${font.body};
      text-align: start;
      text-wrap: pretty;
    }

    & > dd::before {
      content: none;
    }
  }
`;

/** The text in place of an unknown value. It must look different from a value. */
export const Absent = styled.span`
  color: ${color.ink2};
  font: 400 ${size.xs} / 1.4 ${font.body};
`;
