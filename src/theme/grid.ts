import { gutter, media, space } from './tokens';

/**
 * The page's one grid, as the padding of whatever reaches from edge to edge: the gutter on phones,
 * 48 px from 900 px on, and 1184 px of content at most, centred beyond. A band keeps its colour to
 * the edge, and what is above stands flush with what is below.
 */
export const grid = `
  padding-inline: ${gutter};

  ${media.desktop} {
    padding-inline: max(${space(12)}, calc((100% - 74rem) / 2));
  }
`;
