import styled from 'styled-components';
import { color, media, radius, size, space, target } from '#theme/tokens';

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
  max-inline-size: 54rem;
  margin-inline: auto;
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

export const Quiet = styled.a`
  display: inline-flex;
  align-items: center;
  justify-self: start;
  min-block-size: ${target};
  color: ${color.brandText};
  font-size: ${size.xs};
  font-weight: 600;
  text-underline-offset: 0.25em;
`;
