import styled, { css } from 'styled-components';
import { color, font, media, radius, size, space } from '#theme/tokens';

/** The border and background of a panel. */
export const panel = css`
  border: 1px solid ${color.hairline};
  border-radius: ${radius.panel};
  background: ${color.paper};
`;

/** A grid with as many columns as fit at their minimum width. */
export function columns(minimum: string) {
  return css`
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(min(100%, ${minimum}), 1fr));
    gap: ${space(4)};
  `;
}

/** Small secondary text. */
export const remark = css`
  color: ${color.ink2};
  font: 400 ${size.xs} / 1.4 ${font.body};
  overflow-wrap: anywhere;
`;

/** A panel that clips its content. */
export const Sheet = styled.section`
  ${panel}
  overflow: hidden;
  min-inline-size: 0;
`;

/** Links in text. */
export const links = css`
  & a {
    color: ${color.brandText};
    font: inherit;
    font-weight: 600;
    text-underline-offset: 0.2em;
  }
`;

export const Panel = styled.div`
  ${panel}
  min-inline-size: 0;
  padding: ${space(5)};
`;

/** A list as cards. Each starts with strong text. */
export const Cards = styled.div`
  ${links}

  & > ul {
    ${columns('16rem')}
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

/** Preview cards, three across on desktops, and five if they are screens. The steps of a purchase have one height. */
export const PreviewCards = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(4)};

  ${media.tablet} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }

  ${media.desktop} {
    grid-template-columns: repeat(3, minmax(0, 1fr));

    &[data-boxed='true'],
    &[data-boxed='steps']:has(> :nth-child(4)) {
      grid-template-columns: repeat(5, minmax(0, 1fr));
    }
  }

  &[data-boxed='steps'] > * > div {
    aspect-ratio: 360 / 740;
    overflow: hidden;
  }

  &[data-boxed='steps'] a {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
`;

/** A preview above its name, which links to it, and a note. */
export const PreviewCard = styled(Sheet)`
  display: grid;
  grid-template-rows: 1fr auto;

  & > div {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    align-content: safe center;
    container-type: inline-size;
    background: ${color.ground};
  }

  & img {
    inline-size: 100%;
    max-inline-size: 22.5rem;
    block-size: auto;
    margin-inline: auto;
  }

  /* A screen begins at the top of its card. */
  & > :has(img, > * > [inert]) {
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
    ${remark}
    padding: ${space(2)} ${space(4)} ${space(3)};
    border-block-start: 1px solid ${color.hairline};
  }

  & > p > a {
    display: block;
    color: ${color.ink};
    font: 700 ${size.sm} / 1.4 ${font.body};
  }
`;

/** A panel of fields, in columns. */
export const Fields = styled.div`
  ${panel}
  ${columns('12rem')}
  padding: ${space(5)};
  --colibri-field-height: 2.75rem;
  --colibri-field-padding: ${space(3)};
  --colibri-field-gap: ${space(1)};

  & input[type='file'] {
    padding-block: 0;
    color: ${color.ink2};
    font-size: ${size.xs};
    line-height: 2.5rem;
  }

  & ::file-selector-button {
    block-size: 2rem;
    margin-inline-end: ${space(2)};
    padding-inline: ${space(3)};
    border: 0;
    border-radius: ${radius.control};
    background: ${color.brandTint};
    color: ${color.brandText};
    font: 700 ${size.xs} / 1 ${font.body};
    cursor: pointer;
  }
`;
