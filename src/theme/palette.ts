import type { Scheme, Theme } from './contract.ts';

/** The colours all themes share in the light scheme, as `#RRGGBB`. */
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
  /** The fill of disabled controls, placeholders and tracks. */
  muted: '#DED6E8',
  /** The edge of fields and radios, 3:1 on paper. */
  fieldLine: '#8B7F99',
  /** Shadows, and the backdrop of a dialog. */
  shade: '#1D1027',
  /** Errors. */
  danger: '#B3261E',
  /** Marks of information. */
  info: '#2B2FD6',
  /** Success. */
  cactus: '#00795C',
  /** Warnings and marks. */
  marigold: '#FFB000',
  /** Marks on marigold. */
  onMarigold: '#1D1027',
  /** The background of messages, such as the note that a payment is a demonstration. */
  marigoldTint: '#FFF7E0',
  /** Illustrations and the shop band. */
  indigo: '#2B2FD6',
  /** Text and lines on indigo. */
  onIndigo: '#FFFFFF',
  /** The foot of the landing page. */
  foot: '#1D1027',
  /** Text on the foot. */
  onFoot: '#FFFFFF',
  /** Cut paper in decorations on the brand. */
  cutPaper: '#FFFFFF',
} as const;

/** The colours that all themes share. */
export type Palette = Readonly<Record<keyof typeof palette, string>>;

const dark: Palette = {
  ...palette,
  ink: '#F5F0F9',
  ink2: '#BBAFC8',
  paper: '#21172B',
  ground: '#150D1C',
  hairline: '#3B2E48',
  muted: '#3B2E48',
  fieldLine: '#8C7D9D',
  shade: '#000000',
  danger: '#FFB4AB',
  info: '#A9B0FF',
  cactus: '#3FCDA5',
  marigoldTint: '#382B0C',
  foot: '#0B0610',
  onFoot: '#F5F0F9',
};

/** The shared colours by scheme. */
export const palettes: Readonly<Record<Scheme, Palette>> = {
  light: palette,
  dark,
  more: {
    ...palette,
    ink2: '#33283D',
    hairline: '#6B5F77',
    fieldLine: '#4A3E55',
    danger: '#9A1B14',
    indigo: '#1C1FA8',
  },
  'more-dark': {
    ...dark,
    ink: '#FFFFFF',
    ink2: '#E3DAEC',
    hairline: '#8C7D9D',
    fieldLine: '#C9BED6',
    danger: '#FFC9C3',
    indigo: '#1C1FA8',
    onFoot: '#FFFFFF',
  },
};

/** Returns the shared colours of a scheme, with the neutrals that a theme has in place of them. */
export function paletteOf(theme: Theme, scheme: Scheme): Palette {
  return { ...palettes[scheme], ...theme.overrides?.[scheme] };
}

/** One layer of a shadow, in the colour `shade`. */
export interface ShadowLayer {
  /** The vertical offset in px. A negative value is above. */
  y: number;
  /** The blur radius in px. */
  blur: number;
  /** The opacity, from 0 to 1. */
  alpha: number;
}

/** The layers of each shadow, the nearest first. */
export const shadowLayers = {
  float: [
    { y: 2, blur: 6, alpha: 0.12 },
    { y: 12, blur: 32, alpha: 0.16 },
  ],
  bar: [{ y: -8, blur: 24, alpha: 0.08 }],
  paper: [{ y: 6, blur: 14, alpha: 0.1 }],
} as const satisfies Record<string, readonly ShadowLayer[]>;

/** Returns the layers of a shadow in a scheme. They are stronger on dark paper, which shows little of them. */
export function layersIn(layers: readonly ShadowLayer[], scheme: Scheme): ShadowLayer[] {
  const strength = scheme.endsWith('dark') ? 3 : 1;
  return layers.map(({ alpha, ...layer }) => ({
    ...layer,
    alpha: Math.round(alpha * strength * 100) / 100,
  }));
}
