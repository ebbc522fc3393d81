import {
  blend,
  contrast,
  ensureContrast,
  FAINT,
  fromOklch,
  isLighter,
  LEAST_CHROMA,
  toOklch,
} from './colorMath';
import { schemes, type Scheme, type SchemeColors, type Theme, type ThemeColors } from './contract';
import { palette, paletteOf, palettes, type Palette } from './palette';

/** The minimum contrast of text, and of marks and edges, in each scheme (WCAG 2.2, 1.4.3, 1.4.6 and 1.4.11). */
export const minContrast: Readonly<Record<Scheme, Record<'text' | 'edge', number>>> = {
  light: { text: 4.5, edge: 3 },
  dark: { text: 4.5, edge: 3 },
  more: { text: 7, edge: 4.5 },
  'more-dark': { text: 7, edge: 4.5 },
};

/** The opacity of `onBrand` in the round buttons and chips on the brand. */
export const CHIP_ON_BRAND = 0.16;

/** The chip's fill on the brand: towards `onBrand` where its text stays readable, otherwise away from it or none. */
function chipOf(brand: string, onBrand: string, minimum: number): string {
  const away = isLighter(onBrand, brand) ? palette.ink : palette.paper;
  const fills = [onBrand, away].map((color) => blend(color, brand, CHIP_ON_BRAND));
  return fills.find((fill) => contrast(onBrand, fill) >= minimum) ?? brand;
}

/** A dark paper's tint: a little lighter than the paper, in the hue of the brand. */
function darkTint(brand: string, paper: string): string {
  const { c, h } = toOklch(brand);
  return fromOklch({ l: toOklch(paper).l + 0.08, c: Math.min(c * 0.45, 0.08), h });
}

/** A colour as text on paper, ground and tints: moved until it is readable. A grey that had to be moved becomes the ink. */
export function textOf(
  color: string,
  brandTint: string,
  scheme: Scheme,
  { paper, ground, ink, marigoldTint }: Palette = palettes[scheme],
): string {
  const backgrounds = [paper, ground, brandTint, marigoldTint];
  const away = isLighter(ink, paper) ? 'white' : 'black';
  const text = ensureContrast(color, backgrounds, minContrast[scheme].text, away);
  return text === color || toOklch(color).c >= LEAST_CHROMA ? text : ink;
}

/** The four roles of a theme in a scheme. Those without an override follow from the light roles and the overrides. */
function baseRoles(theme: Theme, scheme: Scheme): ThemeColors {
  const light = theme.colors;
  const own = theme.overrides?.[scheme] ?? {};
  if (scheme === 'light') return { ...light, ...own };
  const neutrals = paletteOf(theme, scheme);
  const { paper, ink } = neutrals;
  const isDark = isLighter(ink, paper);
  const { onBrand } = { ...light, ...own };
  const away = isLighter(onBrand, light.brand) ? 'black' : 'white';
  const brand = own.brand ?? ensureContrast(light.brand, [onBrand], minContrast[scheme].text, away);
  const brandTint = own.brandTint ?? (isDark ? darkTint(light.brand, paper) : light.brandTint);
  const brandText =
    own.brandText ?? textOf(isDark ? light.brand : light.brandText, brandTint, scheme, neutrals);
  return { brand, onBrand, brandText, brandTint };
}

/** Derives the colours of a theme in one scheme, as `deriveSchemes` does for all. */
export function deriveScheme(theme: Theme, scheme: Scheme = 'light'): SchemeColors {
  const { paper, ground } = paletteOf(theme, scheme);
  const { text, edge } = minContrast[scheme];
  const base = baseRoles(theme, scheme);
  const { brand, onBrand, brandText } = base;
  const isVisible = [paper, ground].every((background) => contrast(brand, background) >= edge);
  // In the light scheme, a white field on a pale brand is known by its label, if it is visible at all.
  const isFieldVisible = contrast(paper, brand) >= (scheme === 'light' ? FAINT : edge);
  return {
    ...base,
    brandEdge: isVisible ? brand : brandText,
    chipOnBrand: chipOf(brand, onBrand, text),
    lineOnBrand: isFieldVisible ? paper : onBrand,
    ...theme.overrides?.[scheme],
  };
}

/**
 * Derives the colours of a theme in each scheme from its four roles, by their lightness in OKLCH:
 * `brand` keeps its colour where its text is readable, `brandText` is moved until it is readable on every
 * background, and `brandEdge` outlines what is not visible on paper. `overrides` replace derived roles.
 */
export function deriveSchemes(theme: Theme): Record<Scheme, SchemeColors> {
  const derived = schemes.map((scheme) => [scheme, deriveScheme(theme, scheme)] as const);
  return Object.fromEntries(derived) as Record<Scheme, SchemeColors>;
}
