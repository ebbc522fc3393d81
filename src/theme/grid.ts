import { gutter, media, safeArea, space } from './tokens';

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
