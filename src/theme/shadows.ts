import type { Scheme } from './contract';
import { palettes } from './palette';

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

/** Formats layers as a `box-shadow` value. */
export function boxShadow(layers: readonly ShadowLayer[], scheme: Scheme): string {
  const { shade } = palettes[scheme];
  const rgb = [1, 3, 5].map((at) => Number.parseInt(shade.slice(at, at + 2), 16)).join(' ');
  return layersIn(layers, scheme)
    .map(
      ({ y, blur, alpha }) => `0 ${String(y)}px ${String(blur)}px rgb(${rgb} / ${String(alpha)})`,
    )
    .join(', ');
}
