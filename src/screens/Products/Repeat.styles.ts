import styled from 'styled-components';
import { bold, color, font, media, size, space, target } from '#theme/tokens';

/** The size of the heading, which the placeholder reserves. */
const headingSize = '1.75rem';

export const Section = styled.section`
  --colibri-repeat-size: 8.5rem;
  --colibri-tile-size: var(--colibri-repeat-size);

  display: grid;
  gap: ${space(3)};
  min-inline-size: 0;

  ${media.desktop} {
    grid-column: 1 / -1;
  }
`;

export const Heading = styled.h2`
  min-block-size: ${headingSize};
  ${bold(800, size.lg, 1.2)}
`;

export const List = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(3)};

  ${media.tablet} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: ${space(4)};
  }

  ${media.desktop} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
`;

/** The placeholder has the size of the section. The number of top-ups is an attribute of the root element. */
export const Reserved = styled(Section)`
  display: none;
  padding-block: calc(${headingSize} + ${space(3)}) calc(${target} + ${space(3)});

  [data-remembered] & {
    display: grid;
  }
`;

export const ReservedItem = styled.li`
  [data-remembered='1'] &:nth-child(n + 2),
  [data-remembered='2'] &:nth-child(n + 3) {
    display: none;
  }
`;

export const Manage = styled.details`
  &[open] {
    padding-block-end: ${space(4)};
  }
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
