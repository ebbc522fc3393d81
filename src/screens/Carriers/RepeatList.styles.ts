import styled from 'styled-components';
import { bold, color, font, media, size, space, target } from '#theme/tokens';

const gap = space(3);
/** The sizes of one line of the heading, and of a card with its link. */
const headingSize = '1.65rem';
const itemSize = '10.75rem';

export const Section = styled.section`
  display: grid;
  gap: ${gap};

  ${media.desktop} {
    grid-column: 1 / -1;
  }
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

/**
 * The space of the section until it is rendered: three empty items, of which as many are shown as the attribute of the
 * root element says. The boot script sets it.
 */
export const Reserved = styled(List)`
  display: none;
  padding-block: calc(${headingSize} + ${gap}) calc(${target} + ${gap});

  [data-remembered] & {
    display: grid;
  }

  [data-remembered='1'] & > :nth-child(n + 2),
  [data-remembered='2'] & > :nth-child(n + 3) {
    display: none;
  }

  ${media.desktop} {
    grid-column: 1 / -1;
  }
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
