import styled from 'styled-components';
import { Skeleton } from '#components/Skeleton';
import { media, space } from '#theme/tokens';

export const Content = styled.div`
  display: grid;
  gap: ${space(5)};
  align-content: start;

  ${media.belowTablet} {
    min-block-size: 24rem;
  }
`;

export const Cards = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 16rem), 1fr));
  gap: ${space(4)};

  /* A card is as high as the row. */
  & > * {
    display: grid;
  }
`;

/** The skeleton of a loading card. */
export const CardSkeleton = styled(Skeleton)`
  min-block-size: 12.5rem;
`;
