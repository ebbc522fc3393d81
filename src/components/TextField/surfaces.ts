import { color } from '#theme/tokens';

/** The colours of a field on paper. */
export const onPaper = `
  --colibri-note: ${color.ink2};
  --colibri-line: ${color.fieldLine};
  --colibri-message: ${color.danger};
  --colibri-halo: 4px color-mix(in srgb, ${color.danger} 18%, transparent);
`;

/** The colours of a field on the brand. */
export const onBrand = `
  --colibri-note: currentcolor;
  --colibri-line: ${color.lineOnBrand};
  --colibri-message: currentcolor;

  /* Red is not visible on a red brand, so a halo of paper surrounds the edge of an invalid field. */
  --colibri-halo: 2px ${color.paper};
`;
