import styled, { createGlobalStyle, css } from 'styled-components';
import { color, font, media, size, space } from '#theme/tokens';
import { columns, panel } from './sheets';

/** Gives a docs page of the project the full width of Storybook's docs view; the pages made from stories keep theirs. */
export const DocsFrame = createGlobalStyle`
  .sbdocs.sbdocs-wrapper {
    padding: 0;
    background: var(--color-ground);
  }
  .sbdocs.sbdocs-content {
    min-inline-size: 0;
    max-inline-size: none;
  }
  /* A page without sections needs no list of them. */
  .sbdocs-toc--custom:not(:has(a)) {
    display: none;
  }
`;

export const Root = styled.article`
  min-block-size: 100vh;
  background: ${color.ground};
  color: ${color.ink};
  font: 400 ${size.sm} / 1.55 ${font.body};
  text-align: start;
  -webkit-font-smoothing: auto;
`;

export const Head = styled.div`
  display: grid;
  gap: ${space(3)};
  padding-block: ${space(4)} ${space(2)};

  & > p:first-child {
    font: 700 ${size.xs} / 1.3 ${font.body};
  }

  & > p:last-child {
    max-inline-size: 38rem;
    font: 400 ${size.md} / 1.5 ${font.body};
  }

  ${media.desktop} {
    gap: ${space(4)};
    padding-block: ${space(10)} ${space(8)};
  }
`;

const heading = css`
  color: ${color.ink};
  font: 800 ${size.xl} / 1.05 ${font.display};
  letter-spacing: -0.015em;
  overflow-wrap: anywhere;
  scroll-margin-block-start: ${space(6)};
`;

/** Running text: the widths, lists, links and code of the docs pages. */
const prose = css`
  & > :is(p, ul, ol):not([class]) {
    max-inline-size: 42rem;

    & a {
      color: ${color.brandText};
      font: inherit;
      font-weight: 600;
      text-underline-offset: 0.2em;
    }

    & code {
      margin: 0;
      padding: 0.1em 0.4em;
      border: 0;
      border-radius: 0.4em;
      background: ${color.brandTint};
      color: ${color.ink};
      font: 400 0.9em ${font.mono};
      overflow-wrap: anywhere;
      white-space: normal;
    }
  }

  & > :is(ul, ol):not([class]) {
    display: grid;
    gap: ${space(2)};
    padding-inline-start: ${space(6)};
    list-style: disc;
  }

  & > ol:not([class]) {
    list-style: decimal;
  }

  & li::marker {
    color: ${color.brandText};
    font-weight: 700;
  }

  & strong {
    font-weight: 700;
  }
`;

/** Things one below the other, none wider than the page. */
export const Stack = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(6)};
  ${prose}
`;

/** What a page says and shows, in sections that each begin with a heading. */
export const Main = styled(Stack).attrs({ as: 'main' })`
  max-inline-size: 80rem;
  margin-inline: auto;
  padding: ${space(10)} ${space(5)} ${space(20)};

  & > h2 {
    ${heading}
  }

  & > h2:not(:first-child),
  & > section:not(:first-child) {
    margin-block-start: ${space(10)};
  }

  & > p + p {
    margin-block-start: calc(-1 * ${space(3)});
  }

  ${media.desktop} {
    padding: ${space(14)} ${space(12)} ${space(28)};
  }
`;

export const Part = styled(Stack).attrs({ as: 'section' })`
  scroll-margin-block-start: ${space(6)};
`;

export const PartTitle = styled.h2`
  ${heading}
`;

export const Panel = styled.div`
  ${panel}
  min-inline-size: 0;
  padding: ${space(5)};

  ${media.tablet} {
    padding: ${space(6)};
  }
`;

export const Grid = styled.div`
  ${columns('16rem')}
`;

/** A list as cards, each headed by a link or by strong words. */
export const Cards = styled.div`
  & > ul {
    ${columns('17rem')}
  }

  & > ul > li {
    ${panel}
    padding: ${space(5)};
    color: ${color.ink2};
  }

  & strong {
    display: block;
    margin-block-end: ${space(2)};
    color: ${color.ink};
    font: 700 ${size.md} / 1.3 ${font.body};
  }

  & a {
    display: table;
    margin-block-end: ${space(1)};
    color: ${color.brandText};
    font: 800 ${size.lg} / 1.2 ${font.display};
    letter-spacing: -0.015em;
    text-underline-offset: 0.15em;
  }
`;
