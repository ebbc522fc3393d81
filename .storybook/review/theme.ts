import { fromOklch, toOklch } from '#theme/colorMath';
import { contrast } from '#theme/contrast';
import { defineTheme, type Theme, type ThemeColors } from '#theme/contract';
import { defaultTheme } from '#theme/defaultTheme';
import { minContrast, textOf } from '#theme/deriveSchemes';
import { palette } from '#theme/palette';
import { carrierThemes } from '#theme/themes';

/** The text colour on a brand: white, or ink if white has too little contrast and ink has more. */
function textOn(brand: string): string {
  const { paper, ink } = palette;
  const least = Math.min(minContrast.light.text, contrast(ink, brand));
  return contrast(paper, brand) >= least ? paper : ink;
}

/** Derives the four roles of a theme from its brand colour. */
export function rolesOf(brand: string): ThemeColors {
  const { c, h } = toOklch(brand);
  const brandTint = fromOklch({ l: 0.955, c: Math.min(c * 0.2, 0.03), h });
  return {
    brand,
    onBrand: textOn(brand),
    brandText: textOf(brand, brandTint, 'light'),
    brandTint,
  };
}

/** Returns the theme of a name and a brand colour. */
export function themeOfBrand(code: string, name: string, brand: string): Theme {
  return defineTheme({ code, name, currency: 'MXN', colors: rolesOf(brand) });
}

/** Returns the code of a name: its letters and digits as capitals. */
export function codeOf(name: string): string {
  return name
    .normalize('NFD')
    .toUpperCase()
    .replaceAll(/[^A-Z0-9]/g, '');
}

const codes = [defaultTheme, ...carrierThemes].map(({ code }) => code.toUpperCase());

/** Returns the error of a name, or undefined if a carrier can have it. */
export function nameError(name: string): string | undefined {
  const code = codeOf(name);
  if (!/^[A-Z][A-Z0-9]{1,19}$/.test(code)) {
    return 'A name starts with a letter, and has 2 to 20 letters and digits.';
  }
  return codes.includes(code) ? `${code} has a theme already.` : undefined;
}
