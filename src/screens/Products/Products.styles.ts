import styled from 'styled-components';
import { color, media, radius, size, space } from '#theme/tokens';

export const Lead = styled.p`
  max-inline-size: 34ch;
  font-size: ${size.sm};

  ${media.tablet} {
    font-size: ${size.md};
  }
`;

export const Column = styled.div`
  display: grid;
  gap: ${space(3)};
`;

export const Tiles = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, max(5.25rem, 30%)), 1fr));
  gap: ${space(3)};

  /* A name without end is cut. */
  & > li > a > span {
    max-block-size: 9rem;
    overflow: hidden;
  }
`;

export const EmptyPlace = styled.div`
  min-block-size: 6.5rem;
  border: 2px dashed ${color.hairline};
  border-radius: ${radius.control};
`;
