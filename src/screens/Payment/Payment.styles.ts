import styled from 'styled-components';
import { font, media, size, space } from '#theme/tokens';

export const Title = styled.h1`
  font: 800 ${size.xl} / 1.05 ${font.display};
  letter-spacing: -0.015em;
  overflow-wrap: anywhere;

  &[data-size='large'] {
    font-size: ${size.xxl};
  }
`;

export const Number = styled.p`
  font: 700 ${size.lg} / 1.2 ${font.display};
  overflow-wrap: anywhere;
`;

export const Heading = styled.div`
  display: grid;
  gap: ${space(1)};
`;

export const Facts = styled.dl`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  justify-content: space-between;
  gap: ${space(2)} ${space(5)};
  overflow-wrap: anywhere;

  & > div {
    min-inline-size: 0;
  }

  & > div:first-child {
    flex: 1 1 10rem;
  }

  /* Of a text without end the beginning will do: the amount and the form stay in reach. */
  & > div:first-child > dd {
    display: -webkit-box;
    overflow: hidden;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 8;
  }

  & dt {
    font-size: ${size.xs};
  }

  & dd {
    font-weight: 700;
  }
`;

export const Column = styled.div`
  display: grid;
  gap: ${space(5)};
  max-inline-size: 34rem;
  margin-inline: auto;
`;

export const Form = styled.form`
  display: grid;
  gap: ${space(4)};
`;

export const Pair = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 8rem), 1fr));
  gap: ${space(4)};
  align-items: start;
`;

export const Receipts = styled.div`
  display: grid;
  gap: ${space(5)};
  inline-size: 100%;
  max-inline-size: 34rem;
  margin: calc(-1 * ${space(22)}) auto 0;

  ${media.desktop} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    align-items: start;
    max-inline-size: 60rem;
  }

  @media print {
    grid-template-columns: minmax(0, 1fr);
    margin-block-start: 0;
  }
`;

export const Overlap = styled.div`
  block-size: ${space(16)};

  @media print {
    display: none;
  }
`;

export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(3)};
  max-inline-size: 34rem;
  margin: ${space(8)} auto 0;

  & > * {
    flex: 1 1 9rem;
  }

  & > a {
    flex-basis: 100%;
  }

  @media print {
    display: none;
  }
`;
