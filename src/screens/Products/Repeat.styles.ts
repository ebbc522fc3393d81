import styled from 'styled-components';
import { bold, color, font, media, size, space, target } from '#theme/tokens';

const gap = space(3);
const headingSize = '1.75rem';
const cardSize = '8rem';

/**
 * The place of the section. While it is empty, it has the size of the section: the number of top-ups is an attribute of
 * the root element, which the boot script sets.
 */
export const Place = styled.div`
  display: none;

  [data-remembered] & {
    display: block;
  }

  &:empty {
    block-size: calc(
      ${headingSize} + ${target} + ${gap} + var(--rows) * (${cardSize} + ${target} + ${gap})
    );
  }

  [data-remembered='1'] & {
    --rows: 1;
  }

  [data-remembered='2'] & {
    --rows: 2;
  }

  [data-remembered='3'] & {
    --rows: 3;
  }

  ${media.tablet} {
    [data-remembered='2'] & {
      --rows: 1;
    }

    [data-remembered='3'] & {
      --rows: 2;
    }
  }

  ${media.desktop} {
    grid-column: 1 / -1;

    [data-remembered] & {
      --rows: 1;
    }
  }
`;

export const Section = styled.section`
  display: grid;
  gap: ${gap};
`;

export const Heading = styled.h2`
  min-block-size: ${headingSize};
  ${bold(800, size.lg, 1.2)}
`;

export const List = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${gap};

  ${media.tablet} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }

  ${media.desktop} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
`;

/** A card, and the link to change its order. */
export const Item = styled.li`
  display: grid;
  grid-template-rows: minmax(${cardSize}, 1fr) auto;
`;

export const Summary = styled.summary`
  inline-size: fit-content;
  padding-block: ${space(2)};
  color: ${color.ink2};
  font: 600 ${size.xs} / 1.75rem ${font.body};
  cursor: pointer;
`;

export const Names = styled.ul`
  display: grid;
  gap: ${space(4)};
  max-inline-size: 32rem;
  padding-block: ${space(2)} ${space(4)};
`;

export const Name = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: ${space(2)} ${space(4)};
  align-items: end;

  ${media.tiny} {
    grid-template-columns: minmax(0, 1fr);
    justify-items: start;
  }
`;
