import styled from 'styled-components';
import { media, space, target } from '#theme/tokens';

export const Column = styled.div`
  display: grid;
  gap: ${space(3)};

  ${media.tablet} {
    gap: ${space(4)};
  }

  ${media.desktop} {
    grid-template-columns: minmax(0, 1fr) 19rem;
    padding-block-start: ${space(3)};
  }

  /* Reserves the space of the last receipt's link, which renders later: index.html sets data-receipt. */
  [data-receipt] &:not(:has(> a))::after {
    block-size: ${target};
    content: '';
  }
`;
