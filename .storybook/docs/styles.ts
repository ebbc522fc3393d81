import styled, { createGlobalStyle, css } from 'styled-components';
import { scallop } from '#theme/edges';
import { color, font, media, radius, size, space } from '#theme/tokens';

/** The border and background of a panel. */
export const panel = css`
  border: 1px solid ${color.hairline};
  border-radius: ${radius.panel};
  background: ${color.paper};
`;

/** Headings in the display face. */
const displayHeading = css`
  font: 800 ${size.lg} / 1.15 ${font.display};
  letter-spacing: -0.015em;
  overflow-wrap: anywhere;
`;

/** Gives a docs page the full width of Storybook's docs view. */
export const DocsFrame = createGlobalStyle`
  /* The band of the header continues behind the table of contents. */
  .sbdocs.sbdocs-wrapper {
    padding: 0;
    overflow-x: clip;
    background: var(--colibri-color-ground);
  }
  .sbdocs.sbdocs-content {
    max-inline-size: none;
  }
  .sbdocs-content > .sb-unstyled > main > header {
    border-image: linear-gradient(var(--colibri-color-brand) 0 0) fill 0 / 0 / 0 100vw 0 0;
  }
  .sbdocs-content > .sb-unstyled > main > header::after {
    inset-inline-end: -100vw;
  }
  .sbdocs-wrapper > aside nav {
    padding-block-start: 9rem;
  }
  /* Only long pages have a table of contents, next to their content on wide windows. */
  .sbdocs-wrapper > aside:not(:has(li:nth-child(4))) {
    display: none;
  }
  @media (max-width: 62rem) {
    .sbdocs-wrapper > aside {
      display: none;
    }
  }
`;

/** The header of a page, in the colours of the toolbar's carrier: at most 130 px high on desktops. */
export const Head = styled.header`
  position: relative;
  padding: ${space(3)} ${space(5)} ${space(4)};
  background: ${color.brand};
  color: ${color.onBrand};
  --colibri-focus: ${color.onBrand};

  &::after {
    ${scallop}
  }

  & p {
    font: 400 ${size.sm} / 1.35 ${font.body};
  }

  & p:first-child {
    font: 700 ${size.xs} / 1.3 ${font.body};
  }

  & h1 {
    ${displayHeading}
    font-size: ${size.xl};
  }

  ${media.desktop} {
    padding-inline: max(var(--gutter), (100% - 75rem) / 2);
  }
`;

/** Content in one column, with the headings, lists and code of text. */
export const Stack = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(4)};

  & > h2 {
    ${displayHeading}
    scroll-margin-block-start: ${space(6)};
  }

  & > :is(p, ul, ol):not([class]) {
    max-inline-size: 42rem;
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

  & :is(p, li) code {
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

  & table:not([class]) {
    inline-size: 100%;
    border-collapse: collapse;
    font: 400 ${size.sm} / 1.45 ${font.body};
  }

  & table:not([class]) :is(th, td) {
    min-inline-size: 4rem;
    padding: ${space(2)};
    text-align: start;
    vertical-align: top;
  }

  & thead:not([class]) th {
    color: ${color.ink2};
    font-size: ${size.xs};
  }

  & tbody:not([class]) > tr {
    border-block-start: 1px solid ${color.hairline};
  }

  /* Tables of Markdown scroll if they are too wide. */
  & > table:not([class]) {
    display: block;
    overflow-x: auto;
  }
`;

/** A page in sections that start with a heading. Its header is as wide as the window. */
export const Main = styled(Stack).attrs({ as: 'main' })`
  --gutter: ${space(5)};
  grid-template-columns: minmax(var(--gutter), 1fr) minmax(0, 75rem) minmax(var(--gutter), 1fr);
  column-gap: 0;
  align-content: start;
  min-block-size: 100vh;
  padding-block-end: ${space(12)};
  background: ${color.ground};
  color: ${color.ink};
  font: 400 ${size.sm} / 1.55 ${font.body};

  & > * {
    grid-column: 2;
  }

  & > header {
    grid-column: 1 / -1;
    margin-block-end: ${space(4)};
  }

  & > h2:not(header + *) {
    margin-block-start: ${space(3)};
  }

  & :is(p, li, td) a:where(:not([inert] *, .sb-story *)) {
    color: ${color.brandText};
    font: inherit;
    font-weight: 600;
    text-underline-offset: 0.2em;
  }

  /* The grid spaces Storybook's blocks. */
  & > pre,
  & .sbdocs-preview,
  & .sbdocs-preview-actions,
  & .docblock-source,
  && .docblock-argstable {
    margin: 0;
  }

  ${media.desktop} {
    --gutter: ${space(10)};
  }
`;
