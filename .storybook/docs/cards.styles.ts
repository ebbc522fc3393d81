import styled, { css } from 'styled-components';
import { color, font, size, space } from '#theme/tokens';
import { panel } from './styles';

/** Cells of one width: as many across as fit at `--least`, and at most `--columns`. */
const grid = css`
  --gap: ${space(4)};

  display: grid;
  grid-template-columns: repeat(
    auto-fill,
    minmax(max(100% / var(--columns, 9) - var(--gap), min(100%, var(--least, 16rem))), 1fr)
  );
  gap: var(--gap);
`;

/** A panel that clips its content. */
export const ClippedPanel = styled.section`
  ${panel}
  overflow: hidden;
  min-inline-size: 0;
`;

/** A panel with padding. */
export const Panel = styled.div`
  ${panel}
  min-inline-size: 0;
  padding: ${space(5)};
`;

/** A list as cards. Each starts with strong text. */
export const Cards = styled.div`
  & > ul {
    ${grid}
  }

  & > ul > li {
    ${panel}
    padding: ${space(5)};
    color: ${color.ink2};
  }

  & strong {
    display: block;
    margin-block-end: ${space(1)};
    color: ${color.ink};
  }
`;

/** Cells of one width. */
export const Grid = styled.div`
  ${grid}
`;

/** Preview cards: three across on desktops, or five that are screens, two of which fit on a phone. */
export const PreviewCards = styled(Grid)`
  --columns: 3;

  &[data-screens='true'] {
    --gap: ${space(3)};
    --columns: 5;
    --least: min(12.5rem, 50% - 0.5 * var(--gap));
  }
`;

/** A preview above its name, which links to it, and a note. */
export const PreviewCard = styled(ClippedPanel)`
  display: grid;
  grid-template-rows: 1fr auto;

  & > div {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    align-content: safe center;
    container-type: inline-size;
    background: ${color.ground};
  }

  & > div > img {
    inline-size: 100%;
    max-inline-size: 22.5rem;
    block-size: auto;
    margin-inline: auto;
  }

  /* A screen begins at the top of its card. */
  & > :has(> img, > * > [inert]) {
    align-content: start;
  }

  & > [inert] {
    block-size: 10rem;
    overflow: hidden;
  }

  &:has(> [inert]) {
    grid-template-rows: auto 1fr;
  }

  & > p {
    color: ${color.ink2};
    font: 400 ${size.xs} / 1.4 ${font.body};
    overflow-wrap: anywhere;
    padding: ${space(2)} ${space(3)} ${space(3)};
    border-block-start: 1px solid ${color.hairline};
  }

  & > p > a {
    display: block;
    overflow: hidden;
    font: 700 ${size.sm} / 1.4 ${font.body};
    text-overflow: ellipsis;
    white-space: nowrap;
  }
`;

/** A panel of fields, in columns. */
export const Fields = styled(Grid)`
  ${panel}
  padding: ${space(5)};
  --least: 12rem;
  --colibri-field-height: 2.75rem;
  --colibri-field-padding: ${space(3)};
  --colibri-field-gap: ${space(1)};

  & > button {
    align-self: end;
  }

  & input[type='file'] {
    padding-block: 0.6rem;
    font-size: ${size.xs};
  }
`;

/** Buttons in a row of the fields. */
export const Buttons = styled.div`
  grid-column: 1 / -1;
  display: flex;
  flex-wrap: wrap;
  gap: ${space(2)};

  & i {
    inline-size: 1em;
    block-size: 1em;
    border: 1px solid ${color.fieldLine};
    border-radius: 0.25em;
    forced-color-adjust: none;
  }
`;
