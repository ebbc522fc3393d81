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
`;

export const Column = styled.div`
  display: grid;
  gap: ${space(3)};

  ${media.desktop} {
    grid-template-columns: minmax(0, 1fr) 19rem;
    gap: ${space(4)};
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

export const Tiles = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, max(5.25rem, 30%)), 1fr));
  gap: ${space(3)};
  align-content: start;

  ${media.desktop} {
    gap: ${space(4)};

    && > * > *,
    && > ${EmptyPlace} {
      min-block-size: 7.25rem;
    }

    & > li > a > span {
      font-size: 1.625rem;
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
