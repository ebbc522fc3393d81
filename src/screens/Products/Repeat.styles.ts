import styled from 'styled-components';
import { bold, color, font, media, size, space, target } from '#theme/tokens';

const gap = space(3);
/** The sizes of one line of the heading, and of a card with its link. */
const headingSize = '1.65rem';
const itemSize = '10.75rem';

/**
 * The place of the section. While it is empty, it has the size of the section: the number of top-ups is an attribute of
 * the root element, which the boot script sets.
 */
export const Place = styled.div`
  --count: 1;
  --rows: var(--count);

  display: none;

  &:empty {
    block-size: calc(${headingSize} + ${target} + 2 * ${gap} + var(--rows) * ${itemSize});
  }

  [data-remembered] & {
    display: block;
  }

  [data-remembered='2'] & {
    --count: 2;
  }

  [data-remembered='3'] & {
    --count: 3;
  }

  ${media.tablet} {
    /* In two columns, only three need a second row. */
    --rows: max(1, var(--count) - 1);
  }

  ${media.desktop} {
    --rows: 1;

    grid-column: 1 / -1;
  }
`;

export const Section = styled.section`
  display: grid;
  gap: ${gap};
`;

export const Heading = styled.h2`
  ${bold(800, size.lg, 1.2)}
`;

export const List = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  column-gap: ${gap};

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
  grid-template-rows: 1fr auto;
  min-block-size: ${itemSize};
`;

export const Summary = styled.summary`
  inline-size: fit-content;
  color: ${color.ink2};
  font: 600 ${size.xs} / ${target} ${font.body};
  cursor: pointer;
`;

export const Name = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(2)} ${space(4)};
  align-items: end;
  max-inline-size: 32rem;
  padding-block-end: ${space(4)};

  & > :first-child {
    flex: 1 1 9rem;
  }
`;
