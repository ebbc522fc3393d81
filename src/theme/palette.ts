/** The colours all themes share, as `#RRGGBB`. */
export const palette = {
  /** Text. */
  ink: '#1D1027',
  /** Secondary text. */
  ink2: '#5B4F66',
  /** Panels and fields. */
  paper: '#FFFFFF',
  /** The page behind the panels. */
  ground: '#F6F3FA',
  /** Decorative lines. */
  hairline: '#DED6E8',
  /** The edge of fields and radios, 3:1 on paper. */
  fieldLine: '#8B7F99',
  /** Errors. */
  danger: '#B3261E',
  /** Warnings and marks. */
  marigold: '#FFB000',
  /** The background of messages, such as the note that a payment is a demonstration. */
  marigoldTint: '#FFF7E0',
  /** Illustrations and the shop band. */
  indigo: '#2B2FD6',
  /** Success. */
  cactus: '#00795C',
} as const;

/** The shared colours where the user prefers more contrast: stronger lines and secondary text. */
export const moreContrast = {
  ink2: '#33283D',
  hairline: '#6B5F77',
  fieldLine: '#4A3E55',
} as const satisfies Partial<Record<keyof typeof palette, string>>;
