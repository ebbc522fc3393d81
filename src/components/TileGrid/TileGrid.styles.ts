import styled from 'styled-components';
import { media, space } from '#theme/tokens';

/**
 * Tiles and skeletons use `--colibri-tile-size` and `--colibri-logo-size`. Large tiles grow with the height of the window, so that
 * three rows fill most of it. They grow in steps, because fractions of a pixel cause a visible line across the edge's
 * holes.
 */
export const Root = styled.ul`
  --colibri-tile-size: 6.5rem;

  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, max(5rem, 30%)), 1fr));
  gap: ${space(3)};
  align-content: start;

  ${media.desktop} {
    grid-template-columns: repeat(auto-fill, minmax(7rem, 1fr));
  }

  &[data-size='large'] {
    grid-template-columns: repeat(auto-fill, minmax(min(100%, max(5.25rem, 30%)), 1fr));

    ${media.tablet} {
      --colibri-logo-size: 1.625rem;

      gap: ${space(4)};

      @media (min-height: 50em) {
        --colibri-tile-size: 8rem;
      }

      @media (min-height: 62em) {
        --colibri-tile-size: 10rem;
      }
    }

    ${media.desktop} {
      --colibri-tile-size: 7.25rem;

      @media (min-height: 58em) {
        --colibri-tile-size: 9rem;
      }

      @media (min-height: 66em) {
        --colibri-tile-size: 11rem;
      }

      @media (min-height: 74em) {
        --colibri-tile-size: 14rem;
      }
    }

    ${media.wide} {
      --colibri-logo-size: 2.125rem;
    }
  }
`;
