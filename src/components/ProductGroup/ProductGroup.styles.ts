import styled from 'styled-components';
import { font, media, size, space } from '#theme/tokens';

export const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(3)};
`;

export const Legend = styled.p`
  font: 700 ${size.xs} / 1.35 ${font.body};
  overflow-wrap: anywhere;
`;

export const Products = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(3)};

  ${media.tablet} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }

  ${media.wide} {
    gap: ${space(4)};
  }

  /* The browser does not lay out what is far from the viewport. */
  & > :nth-child(n + 101) {
    content-visibility: auto;
    contain-intrinsic-block-size: auto 4.5rem;
  }
`;
