import { palette } from './palette';

/** One layer of a shadow, of the text's colour: all below what floats, by its height and blur in px. */
export interface ShadowLayer {
  /** How far below it falls, in px; above where it is negative. */
  y: number;
  /** How far its edge fades, in px. */
  blur: number;
  /** How much of the colour it has, 0 to 1. */
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

/** The faces of each family, the first that a device has. */
export const faces = {
  display: ['Bricolage Grotesque', 'Bricolage fallback', 'system-ui', 'sans-serif'],
  body: ['system-ui', '-apple-system', 'Segoe UI', 'Roboto', 'sans-serif'],
  mono: ['ui-monospace', 'SFMono-Regular', 'Menlo', 'Consolas', 'monospace'],
} as const;

/** The families as a `font-family` says them. */
export function fontFamily(names: readonly string[]): string {
  return names.map((name) => (/^[\w-]+$/.test(name) ? name : `'${name}'`)).join(', ');
}

const ink = [1, 3, 5].map((at) => Number.parseInt(palette.ink.slice(at, at + 2), 16)).join(' ');

/** The layers as a `box-shadow` says them. */
export function boxShadow(layers: readonly ShadowLayer[]): string {
  return layers.map(({ y, blur, alpha }) => `0 ${y}px ${blur}px rgb(${ink} / ${alpha})`).join(', ');
}
