import styled from 'styled-components';
import { gutter, media, space } from '#theme/tokens';

/** The skeletons or outlines of products. */
export const Placeholders = styled.div`
  display: grid;
  gap: ${space(3)};
  align-content: start;

  ${media.tablet} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }

  ${media.wide} {
    gap: ${space(4)};
  }
`;

export const ResetRow = styled.p`
  padding-block-start: ${space(2)};
`;

/** What is next to the edge of the window on phones. */
export const Inset = styled.div`
  align-self: start;
  padding-inline: calc(${gutter} - ${space(3)}) ${gutter};

  ${media.desktop} {
    padding: 0;
  }
`;
