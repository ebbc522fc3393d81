import styled from 'styled-components';
import { bold, color, font, media, radius, size, space, target } from '#theme/tokens';

/** Shown only until React is hydrated, if numbers are remembered: the boot script sets the attribute of the root element. */
const reserved = `
  &[aria-hidden] {
    display: none;
  }

  [data-remembered] &[aria-hidden] {
    display: grid;
  }
`;

export const Section = styled.section`
  display: grid;
  gap: ${space(3)};

  ${media.desktop} {
    grid-column: 1 / -1;
  }

  ${reserved}
`;

export const Heading = styled.h2`
  ${bold(800, size.lg, 1.2)}

  ${media.desktop} {
    grid-column: 1 / -1;
  }

  ${reserved}
`;

export const List = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(3)};

  ${media.tablet} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }

  ${media.desktop} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
`;

/** The cards of a row are of one height. */
export const Item = styled.li`
  display: grid;
`;

/** The shape of a card. As many of three are shown as the attribute of the root element says. */
export const Shape = styled.li`
  block-size: 5.4375rem;
  border: 2px solid ${color.hairline};
  border-radius: ${radius.control};
  background:
    linear-gradient(${color.hairline} 0 0) 0 0 / 4.5rem 100% no-repeat,
    linear-gradient(${color.hairline} 0 0) 5.25rem 1.5rem / 7rem 1rem no-repeat,
    linear-gradient(${color.hairline} 0 0) 5.25rem 3.25rem / 6rem 0.625rem no-repeat,
    ${color.paper};

  [data-remembered='1'] &:nth-child(n + 2),
  [data-remembered='2'] &:nth-child(n + 3) {
    display: none;
  }

  &:dir(rtl) {
    transform: scaleX(-1);
  }
`;

/** The line of the controls, before they are rendered. */
export const SummaryShape = styled.div`
  block-size: ${target};
`;

export const Manage = styled.details`
  & > :nth-child(2) {
    margin-block-start: ${space(2)};
  }

  &[open] > summary > svg {
    transform: scaleY(-1);
  }
`;

export const Summary = styled.summary`
  display: flex;
  gap: ${space(1)};
  align-items: center;
  inline-size: fit-content;
  margin-inline-start: -${space(2)};
  padding-inline: ${space(2)};
  border-radius: ${radius.control};
  color: ${color.ink2};
  font: 600 ${size.xs} / ${target} ${font.body};
  cursor: pointer;

  &::-webkit-details-marker {
    display: none;
  }
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

/** The two texts before hydration, of which one is shown. */
export const First = styled.span`
  [data-remembered] & {
    display: none;
  }
`;

export const Returning = styled.span`
  display: none;

  [data-remembered] & {
    display: inline;
  }
`;
