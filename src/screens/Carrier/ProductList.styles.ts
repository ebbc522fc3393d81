import styled from 'styled-components';
import { gutter, media, space } from '#theme/tokens';

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
