import { blend, contrast, ensureContrast, fromOklch, isLighter, toOklch } from './colorMath';
import { schemes, type Scheme, type SchemeColors, type Theme, type ThemeColors } from './contract';
import { palette, palettes } from './palette';

/** The minimum contrast of text, and of marks and edges. */
interface MinContrast {
  text: number;
  edge: number;
}

/** The minimum contrasts in each scheme (WCAG 2.2, 1.4.3, 1.4.6 and 1.4.11). */
export const minContrast: Readonly<Record<Scheme, MinContrast>> = {
  light: { text: 4.5, edge: 3 },
  dark: { text: 4.5, edge: 3 },
  more: { text: 7, edge: 4.5 },
  'more-dark': { text: 7, edge: 4.5 },
};

/** The opacity of `onBrand` in the round buttons and chips on the brand. */
export const CHIP_ON_BRAND = 0.16;

/** The chip's fill on the brand: towards `onBrand` where its text stays readable, otherwise away from it. */
function chipOf(brand: string, onBrand: string, minimum: number): string {
  const towards = blend(onBrand, brand, CHIP_ON_BRAND);
  if (contrast(onBrand, towards) >= minimum) return towards;
  const away = isLighter(onBrand, brand) ? palette.ink : palette.paper;
  return blend(away, brand, CHIP_ON_BRAND);
}

/** A dark paper's tint: a little lighter than the paper, in the hue of the brand. */
function darkTint(brand: string, paper: string): string {
  const { c, h } = toOklch(brand);
  return fromOklch({ l: toOklch(paper).l + 0.08, c: Math.min(c * 0.45, 0.08), h });
}

/** The four roles of a theme that depend on the scheme. In the light one, they are as the theme has them. */
function baseRoles({ brand, onBrand, brandText, brandTint }: ThemeColors, scheme: Scheme) {
  if (scheme === 'light') return { brand, onBrand, brandText, brandTint };
  const { paper, ground, ink, marigoldTint } = palettes[scheme];
  const { text } = minContrast[scheme];
  const isDark = isLighter(ink, paper);
  const ownBrand = ensureContrast(
    brand,
    [onBrand],
    text,
    isLighter(onBrand, brand) ? 'black' : 'white',
  );
  const tint = isDark ? darkTint(brand, paper) : brandTint;
  const backgrounds = [paper, ground, tint, marigoldTint];
  const ownText = isDark
    ? ensureContrast(brand, backgrounds, text, 'white')
    : ensureContrast(brandText, backgrounds, text, 'black');
  return { brand: ownBrand, onBrand, brandText: ownText, brandTint: tint };
}

/** Derives the colours of a theme in one scheme, as `deriveSchemes` does for all. */
export function deriveScheme({ colors, overrides }: Theme, scheme: Scheme): SchemeColors {
  const { paper, ground } = palettes[scheme];
  const { text, edge } = minContrast[scheme];
  const own = overrides?.[scheme];
  const base = { ...colors, ...baseRoles(colors, scheme), ...own };
  const { brand, onBrand, brandText } = base;
  const isVisible = [paper, ground].every((background) => contrast(brand, background) >= edge);
  // In the light scheme, a white field on a pale brand is known by its label.
  const isFieldVisible = scheme === 'light' || contrast(paper, brand) >= edge;
  return {
    ...base,
    brandEdge: isVisible ? brand : brandText,
    chipOnBrand: chipOf(brand, onBrand, text),
    lineOnBrand: isFieldVisible ? paper : onBrand,
    ...own,
  };
}

/**
 * Derives the colours of a theme in each scheme from its five roles, by their lightness in OKLCH:
 * `brand` keeps its colour where its text is readable, `brandText` is moved until it is readable on every
 * background, and `brandEdge` outlines what is not visible on paper. `overrides` replace derived roles.
 */
export function deriveSchemes(theme: Theme): Record<Scheme, SchemeColors> {
  const derived = schemes.map((scheme) => [scheme, deriveScheme(theme, scheme)] as const);
  return Object.fromEntries(derived) as Record<Scheme, SchemeColors>;
}
