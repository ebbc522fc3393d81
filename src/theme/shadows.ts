import type { Scheme } from './contract';

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
