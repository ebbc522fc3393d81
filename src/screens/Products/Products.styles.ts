import styled from 'styled-components';
import { ScreenTitle } from '#components/PageHeader';
import { color, media, radius, size, space, target } from '#theme/tokens';

export const Title = styled(ScreenTitle)`
  ${media.tablet} {
    max-inline-size: none;
  }

  ${media.desktop} {
    max-inline-size: 50%;
    padding-block-start: ${space(5)};
  }

  ${media.wide} {
    padding-block-start: ${space(10)};
    font-size: 5.5rem;
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

  /* The place of the last receipt's link, which comes after the page: index.html knows of it. */
  [data-receipt] &:not(:has(> a))::after {
    block-size: ${target};
    content: '';
  }
`;

export const EmptyPlace = styled.div`
  min-block-size: 6.5rem;
  border: 2px dashed ${color.hairline};
  border-radius: ${radius.control};
`;

/** From tablets on, the tiles grow with the window, so that three rows fill most of its height. */
export const Tiles = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, max(5.25rem, 30%)), 1fr));
  gap: ${space(3)};
  align-content: start;

  ${media.tablet} {
    --tile: clamp(6.5rem, 18vh - 1.5rem, 11rem);

    gap: ${space(4)};

    && > * > *,
    && > ${EmptyPlace} {
      min-block-size: var(--tile);
    }

    & > li > a > span {
      font-size: 1.625rem;
    }
  }

  ${media.desktop} {
    --tile: clamp(7.25rem, 22vh - 4rem, 15rem);
  }

  ${media.wide} {
    & > li > a > span {
      font-size: 2.125rem;
    }
  }
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
