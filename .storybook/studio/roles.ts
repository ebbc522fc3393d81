import { clampChroma, converter, formatHex } from 'culori';
import { brandEdge, contrast, contrastPairs, type ContrastPair } from '#theme/contrast';
import type { ThemeColors } from '#theme/contract';
import { palette } from '#theme/palette';

const toOklch = converter('oklch');

/** How far lightness moves at each try for a colour that holds, 0 to 1. */
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

/** A colour as the themes write it; of one that no screen has, the nearest with its lightness and hue. */
function hexOf({ l, c, h }: Oklch): string {
  const color = { mode: 'oklch' as const, l: Math.min(1, Math.max(0, l)), c, h };
  return formatHex(clampChroma(color, 'oklch')).toUpperCase();
}

/** The colour nearest in lightness for which something holds: the same, a darker or a lighter one. */
export function nearest(hex: string, holds: (hex: string) => boolean): string | undefined {
  if (holds(hex)) return hex;
  const { l, c, h } = oklchOf(hex);
  for (let step = STEP; step <= 1; step += STEP) {
    const found = [l - step, l + step]
      .filter((lightness) => lightness > -STEP && lightness < 1 + STEP)
      .map((lightness) => hexOf({ l: lightness, c, h }))
      .find(holds);
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

/** The five roles that one brand colour gives. */
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

/** A declared pair that does not hold, and what would. */
export interface BrokenPair extends ContrastPair {
  /** The role that a change would fix. */
  role: keyof ThemeColors;
  /** The nearest colour of that role with which every pair of it holds. */
  offer: string;
}

const theme = (colors: ThemeColors) => ({ code: '', name: '', currency: 'MXN' as const, colors });

function holds({ front, back, least }: ContrastPair): boolean {
  return contrast(front, back) >= least;
}

/** The pairs of a theme's own roles that hold no longer. */
function brokenUses(colors: ThemeColors): ContrastPair[] {
  return contrastPairs(theme(colors)).filter((pair) => !holds(pair));
}

/** The role that mends a pair: what a person chose by hand, before what follows from the brand. */
function roleOf(
  { use }: Pick<ContrastPair, 'use'>,
  chosen: Partial<ThemeColors>,
): keyof ThemeColors {
  if (use.startsWith('onBrand')) return chosen.onBrand === undefined ? 'brand' : 'onBrand';
  if (use === 'ink on brandTint') return 'brandTint';
  if (use === 'brandText on brandTint' && chosen.brandTint !== undefined) return 'brandTint';
  return 'brandText';
}

/**
 * The five roles of a brand colour with those that a person chose in their place, and each declared
 * pair that does not hold, with the nearest colour that does.
 */
export function checkContrast(brand: string, chosen: Partial<ThemeColors> = {}) {
  const colors: ThemeColors = { ...rolesOf(brand), ...chosen, brand };
  const pairs = contrastPairs(theme(colors));
  const broken = brokenUses(colors).map((pair): BrokenPair => {
    const role = roleOf(pair, chosen);
    const mends = (hex: string) => {
      const next =
        role === 'brand' ? { ...rolesOf(hex), ...chosen, brand: hex } : { ...colors, [role]: hex };
      return brokenUses(next).every(({ use }) => roleOf({ use }, chosen) !== role);
    };
    return { ...pair, role, offer: nearest(colors[role], mends) ?? rolesOf(brand)[role] };
  });
  return { colors, edge: brandEdge(theme(colors)), pairs, broken };
}
