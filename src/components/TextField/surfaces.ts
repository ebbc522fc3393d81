import { color, space } from '#theme/tokens';

/** The colours of a field on paper. */
export const onPaper = `
  --note: ${color.ink2};
  --line: ${color.fieldLine};
  --message: transparent;
  --message-inset: 0;
  --halo: 4px color-mix(in srgb, ${color.danger} 18%, transparent);
  --ring: 2px;
`;

/** The colours of a field on the brand. */
export const onBrand = `
  --note: currentcolor;
  --line: ${color.lineOnBrand};
  --message: ${color.paper};
  --message-inset: ${space(1)} ${space(2)};

  /* Red is not visible on a red brand, so a halo of paper surrounds the edge of an invalid field. */
  --halo: 2px ${color.paper};
  --ring: 4px;
`;
