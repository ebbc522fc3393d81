import { color } from './tokens';

/** An edge in the colour of the text with more contrast, otherwise none. */
export const edgeInMore =
  '2px solid var(--colibri-standard, transparent) var(--colibri-more, currentColor)';

/**
 * The colours of a chip: a small label or a round control on the brand. Its fill differs little from the brand, so it has an
 * edge in its text's colour with more contrast.
 */
export const chip = `
  border: ${edgeInMore};
  background: ${color.chipOnBrand};
  color: ${color.onBrand};
`;
