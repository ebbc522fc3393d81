import styled from 'styled-components';
import { ScreenTitle } from '#components/PageHeader';
import { color, media, size, space, target } from '#theme/tokens';
import { Placeholder, TextLink } from '../shared/layout';

/** The widths at which the bunting fits next to the title: 736 px and more at 100 % text. */
export const besideBunting = '@container (min-width: 46rem)';

export const Title = styled(ScreenTitle)`
  ${media.tablet} {
    max-inline-size: none;
    font-size: 3.25rem;
  }

  ${besideBunting} {
    max-inline-size: 60%;
  }

  ${media.desktop} {
    max-inline-size: 50%;
    padding-block-start: ${space(5)};
    font-size: ${size.display};
  }

  ${media.wide} {
    padding-block-start: ${space(10)};
    font-size: 4.75rem;
  }
`;

export const Lead = styled.p`
  max-inline-size: 34ch;
  font-size: ${size.sm};
  text-wrap: balance;

  ${media.tablet} {
    max-inline-size: none;
    font-size: ${size.md};
  }

  ${besideBunting} {
    max-inline-size: 60%;
  }

  ${media.desktop} {
    max-inline-size: 50%;
    padding-block-end: ${space(11)};
  }

  ${media.wide} {
    padding-block-end: ${space(16)};
    font-size: ${size.lg};
  }
`;

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

/**
 * On tablets and larger screens, the tiles grow with the height of the window, so that three rows fill most
 * of it. They grow in steps, because fractions of a pixel cause a visible line across the edge's holes.
 */
export const Tiles = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, max(5.25rem, 30%)), 1fr));
  gap: ${space(3)};
  align-content: start;
  --tile: 6.5rem;

  /* A higher specificity than the heights of the tiles and skeletons, in any order of the rules. */
  &&& > li > :is(a, [data-shape]),
  &&& > ${Placeholder} {
    min-block-size: var(--tile);
  }

  ${media.tablet} {
    gap: ${space(4)};

    @media (min-height: 50em) {
      --tile: 8rem;
    }

    @media (min-height: 62em) {
      --tile: 10rem;
    }

    & > li > a > span {
      font-size: 1.625rem;
    }
  }

  ${media.desktop} {
    --tile: 7.25rem;

    @media (min-height: 58em) {
      --tile: 9rem;
    }

    @media (min-height: 66em) {
      --tile: 11rem;
    }

    @media (min-height: 74em) {
      --tile: 14rem;
    }
  }

  ${media.wide} {
    & > li > a > span {
      font-size: 2.125rem;
    }
  }
`;

export const ReceiptTextLink = styled(TextLink)`
  color: ${color.brandText};
  font-size: ${size.xs};
  font-weight: 600;
  text-underline-offset: 0.25em;
`;
