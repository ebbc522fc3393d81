import { palette } from './palette';
import type { Theme } from './contract';

/** A pair of colours that is used on the screen, and its minimum contrast ratio. */
export interface ContrastPair {
  /** The use of the pair. */
  use: string;
  /** The foreground colour, `#RRGGBB`. */
  front: string;
  /** The background colour, `#RRGGBB`. */
  back: string;
  /** The minimum ratio: 4.5 for text, 3 for marks and edges (WCAG 2.2, 1.4.3 and 1.4.11). */
  least: 3 | 4.5;
}

function channel(hex: string, start: number): number {
  const value = Number.parseInt(hex.slice(start, start + 2), 16) / 255;
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
}

function luminance(hex: string): number {
  return 0.2126 * channel(hex, 1) + 0.7152 * channel(hex, 3) + 0.0722 * channel(hex, 5);
}

/** The contrast ratio of two `#RRGGBB` colours, 1 to 21 (WCAG 2.2, "contrast ratio"). */
export function contrast(first: string, second: string): number {
  const [dark, light] = [luminance(first), luminance(second)].sort((a, b) => a - b) as [
    number,
    number,
  ];
  return (light + 0.05) / (dark + 0.05);
}

/** Blends `front` over `back` with the opacity `alpha` (0 to 1), as `#RRGGBB`. */
export function blend(front: string, back: string, alpha: number): string {
  const parts = [1, 3, 5].map((start) => {
    const over = Number.parseInt(front.slice(start, start + 2), 16);
    const under = Number.parseInt(back.slice(start, start + 2), 16);
    return Math.round(over * alpha + under * (1 - alpha))
      .toString(16)
      .padStart(2, '0');
  });
  return `#${parts.join('')}`.toUpperCase();
}

/** The opacity of `onBrand` in the round buttons and chips on the brand. */
export const CHIP_ON_BRAND = 0.16;

/** The edge of a control filled with the brand: the brand if it is visible on paper, else `brandText`. */
export function brandEdge(theme: Theme): string {
  const { brand, brandText } = theme.colors;
  return contrast(brand, palette.ground) >= 3 ? brand : brandText;
}

/** The chip's fill on the brand: towards `onBrand` where that keeps 4.5:1, else away from it. */
export function chipOnBrand(theme: Theme): string {
  const { brand, onBrand } = theme.colors;
  const towards = blend(onBrand, brand, CHIP_ON_BRAND);
  if (contrast(onBrand, towards) >= 4.5) return towards;
  const away = onBrand === palette.paper ? palette.ink : palette.paper;
  return blend(away, brand, CHIP_ON_BRAND);
}

/** Every colour pair that a theme uses on the screen. */
export function contrastPairs(theme: Theme): readonly ContrastPair[] {
  const { brand, onBrand, brandText, brandTint } = theme.colors;
  const { ink, ink2, paper, ground, fieldLine, danger, marigoldTint } = palette;
  return [
    { use: 'onBrand on brand', front: onBrand, back: brand, least: 4.5 },
    { use: 'onBrand on its chip', front: onBrand, back: chipOnBrand(theme), least: 4.5 },
    { use: 'brandText on paper', front: brandText, back: paper, least: 4.5 },
    { use: 'brandText on ground', front: brandText, back: ground, least: 4.5 },
    { use: 'brandText on brandTint', front: brandText, back: brandTint, least: 4.5 },
    { use: 'ink on brandTint', front: ink, back: brandTint, least: 4.5 },
    { use: 'ink on marigoldTint', front: ink, back: marigoldTint, least: 4.5 },
    { use: 'brandText on marigoldTint', front: brandText, back: marigoldTint, least: 4.5 },
    { use: 'ink2 on paper', front: ink2, back: paper, least: 4.5 },
    { use: 'ink2 on ground', front: ink2, back: ground, least: 4.5 },
    { use: 'danger on paper', front: danger, back: paper, least: 4.5 },
    { use: 'danger on ground', front: danger, back: ground, least: 4.5 },
    { use: 'field line on paper', front: fieldLine, back: paper, least: 3 },
    { use: 'edge of a brand control on paper', front: brandEdge(theme), back: paper, least: 3 },
    { use: 'edge of a brand control on ground', front: brandEdge(theme), back: ground, least: 3 },
  ];
}
