import styled, { createGlobalStyle } from 'styled-components';
import { color, font, media, radius, size, space } from '#theme/tokens';

/** Gives a page of ours the whole width of Storybook's docs view; the pages made from stories keep theirs. */
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

  ${media.desktop} {
    gap: ${space(4)};
    padding-block: ${space(10)} ${space(8)};
  }
`;

export const Eyebrow = styled.p`
  font: 700 ${size.xs} / 1.3 ${font.body};
`;

export const Lead = styled.p`
  max-inline-size: 38rem;
  font: 400 ${size.md} / 1.5 ${font.body};
`;

export const Main = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(16)};
  max-inline-size: 80rem;
  margin-inline: auto;
  padding: ${space(10)} ${space(5)} ${space(20)};

  ${media.desktop} {
    padding: ${space(14)} ${space(12)} ${space(28)};
  }
`;

export const Part = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(6)};
  scroll-margin-block-start: ${space(6)};
`;

export const PartTitle = styled.h2`
  color: ${color.ink};
  font: 800 ${size.xl} / 1.05 ${font.display};
  letter-spacing: -0.015em;
  overflow-wrap: anywhere;
`;

/** Things one below the other, none wider than the page. */
export const Stack = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(6)};
`;

/** Running text: the widths, lists, links and code of the docs pages. */
export const Prose = styled.div`
  max-inline-size: 42rem;

  & > * + * {
    margin-block-start: ${space(3)};
  }

  & ul,
  & ol {
    display: grid;
    gap: ${space(2)};
    padding-inline-start: ${space(6)};
    list-style: disc;
  }

  & ol {
    list-style: decimal;
  }

  & li::marker {
    color: ${color.brandText};
    font-weight: 700;
  }

  & a {
    color: ${color.brandText};
    font: inherit;
    font-weight: 600;
    text-underline-offset: 0.2em;
  }

  & code {
    padding: 0.1em 0.4em;
    border-radius: 0.4em;
    background: ${color.brandTint};
    color: ${color.ink};
    font: 400 0.9em ${font.mono};
    overflow-wrap: anywhere;
    white-space: normal;
  }

  & strong {
    font-weight: 700;
  }
`;

export const Panel = styled.div`
  min-inline-size: 0;
  padding: ${space(5)};
  border: 1px solid ${color.hairline};
  border-radius: ${radius.panel};
  background: ${color.paper};

  ${media.tablet} {
    padding: ${space(6)};
  }
`;

export const Grid = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 16rem), 1fr));
  gap: ${space(4)};
`;
