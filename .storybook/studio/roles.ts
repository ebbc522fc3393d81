import { clampChroma, converter, formatHex } from 'culori';
import { brandEdge, contrast, contrastPairs, type ContrastPair } from '#theme/contrast';
import type { ThemeColors } from '#theme/contract';
import { palette } from '#theme/palette';

const toOklch = converter('oklch');

/** The step of lightness in the search for a colour, 0 to 1. */
const STEP = 0.004;

interface Oklch {
  l: number;
  c: number;
  h: number;
}

function oklchOf(hex: string): Oklch {
  const { l = 0, c = 0, h = 0 } = toOklch(hex) ?? {};
  return { l, c, h };
}

/** A colour as `#RRGGBB`. Outside sRGB, the nearest one with the same lightness and hue. */
function hexOf({ l, c, h }: Oklch): string {
  const color = { mode: 'oklch' as const, l: Math.min(1, Math.max(0, l)), c, h };
  return formatHex(clampChroma(color, 'oklch')).toUpperCase();
}

/** The colour nearest in lightness that passes a check. */
export function nearest(hex: string, passes: (hex: string) => boolean): string | undefined {
  if (passes(hex)) return hex;
  const { l, c, h } = oklchOf(hex);
  for (let step = STEP; step <= 1; step += STEP) {
    const found = [l - step, l + step]
      .filter((lightness) => lightness > -STEP && lightness < 1 + STEP)
      .map((lightness) => hexOf({ l: lightness, c, h }))
      .find(passes);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** The text colour with more contrast on a colour: white or ink. */
function textOn(brand: string): string {
  const { paper, ink } = palette;
  return contrast(paper, brand) >= Math.min(4.5, contrast(ink, brand)) ? paper : ink;
}

function isReadable(text: string, tint: string): boolean {
  return [palette.paper, palette.ground, tint].every((back) => contrast(text, back) >= 4.5);
}

/** The five roles of a brand colour. */
export function rolesOf(brand: string): ThemeColors {
  const { l, c, h } = oklchOf(brand);
  const brandTint = hexOf({ l: 0.955, c: Math.min(c * 0.2, 0.03), h });
  const darker = (hex: string) => oklchOf(hex).l <= l && isReadable(hex, brandTint);
  return {
    brand,
    onBrand: textOn(brand),
    brandText: nearest(brand, darker) ?? palette.ink,
    brandTint,
    accent: hexOf({ l: 0.75, c: Math.max(0.12, Math.min(c, 0.17)), h: h + 60 }),
  };
}

/** A pair with too little contrast, and a colour that fixes it. */
export interface BrokenPair extends ContrastPair {
  /** The role to change. */
  role: keyof ThemeColors;
  /** The nearest colour of the role with which every pair of it passes. */
  offer: string;
}

const theme = (colors: ThemeColors) => ({ code: '', name: '', currency: 'MXN' as const, colors });

function passes({ front, back, least }: ContrastPair): boolean {
  return contrast(front, back) >= least;
}

/** The pairs with too little contrast. */
function brokenUses(colors: ThemeColors): ContrastPair[] {
  return contrastPairs(theme(colors)).filter((pair) => !passes(pair));
}

/** The role to change for a failing pair: one that the user chose, before one that follows from the brand. */
function roleOf(
  { use }: Pick<ContrastPair, 'use'>,
  chosen: Partial<ThemeColors>,
): keyof ThemeColors {
  if (use.startsWith('onBrand')) return chosen.onBrand === undefined ? 'brand' : 'onBrand';
  if (use === 'brandText on brandTint' && chosen.brandTint === undefined) return 'brandText';
  return use.endsWith('on brandTint') ? 'brandTint' : 'brandText';
}

/**
 * The five roles of a brand colour, with the roles that the user chose instead, and each pair whose
 * contrast is too low, with the nearest colour that passes.
 */
export function checkContrast(brand: string, chosen: Partial<ThemeColors> = {}) {
  const colors: ThemeColors = { ...rolesOf(brand), ...chosen, brand };
  const pairs = contrastPairs(theme(colors));
  const broken = brokenUses(colors).map((pair): BrokenPair => {
    const role = roleOf(pair, chosen);
    const fixes = (hex: string) => {
      const next =
        role === 'brand' ? { ...rolesOf(hex), ...chosen, brand: hex } : { ...colors, [role]: hex };
      return brokenUses(next).every(({ use }) => roleOf({ use }, chosen) !== role);
    };
    return { ...pair, role, offer: nearest(colors[role], fixes) ?? rolesOf(brand)[role] };
  });
  return { colors, edge: brandEdge(theme(colors)), pairs, broken };
}
