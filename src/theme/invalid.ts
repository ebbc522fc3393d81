import { color } from './tokens';

/** The area of an invalid control. The edge alone would look like a selection of a red brand. */
export const invalid = `
  border-color: ${color.danger};
  background: color-mix(in srgb, ${color.danger} 10%, ${color.paper});
`;
