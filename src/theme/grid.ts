import { gutter, media, safeArea, space } from './tokens';

/** How far the panels of a screen overlap the band above them. */
export const overlap = `clamp(${space(16)}, 8cqi, ${space(32)})`;

/** The declarations of what is in the row of the header, such as a field: on a phone on its side. */
export function lowRow(declarations: string): string {
  return `${media.low} { ${media.tablet} { ${media.belowDesktop} { ${declarations} } } }`;
}

/** The width of a panel next to the content, from 900 px. */
export const sideWidth = 'clamp(17rem, 26cqi, 20.75rem)';

/**
 * The page grid, as the padding of full-width elements: the gutter on phones and 48 px from 900 px.
 * The content is centred and at most 1184 px wide. The background of a band reaches the edges, and
 * the content of all bands is aligned.
 */
export const grid = `
  padding-inline: ${gutter};

  ${media.desktop} {
    padding-inline: max(${space(12)}, calc((100% - 74rem) / 2), ${safeArea.inline});
  }
`;
