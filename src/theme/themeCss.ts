import { brandEdge, chipOnBrand } from './contrast';
import type { Theme } from './contract';
import { moreContrast, palette } from './palette';

/** Converts a role to kebab case for custom properties: `fieldLine` to `field-line`, `ink2` to `ink-2`. */
export function kebab(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`).replace(/\d/, '-$&');
}

function declarations(colors: Record<string, string>): string {
  return Object.entries(colors)
    .map(([role, value]) => `--color-${kebab(role)}:${value};`)
    .join('');
}

/** A theme's roles, and those that follow from them. */
export function themeColors(theme: Theme): Record<string, string> {
  return { ...theme.colors, brandEdge: brandEdge(theme), chipOnBrand: chipOnBrand(theme) };
}

/** The custom properties of one theme, as the body of a CSS rule. */
export function themeDeclarations(theme: Theme): string {
  return declarations(themeColors(theme));
}

/** The custom properties that all themes share, as the body of a CSS rule. */
export function paletteDeclarations(): string {
  return declarations(palette);
}

/** The shared custom properties that change where the user prefers more contrast. */
export function moreContrastDeclarations(): string {
  return declarations(moreContrast);
}

/** The rules with the colours of every theme under `[data-carrier]`. The first theme applies to the root. */
export function themeCss(themes: readonly Theme[]): string {
  return themes
    .map(({ code }, index) =>
      index === 0 ? `:root,[data-carrier="${code}"]` : `[data-carrier="${code}"]`,
    )
    .map((selector, index) => `${selector}{${themeDeclarations(themes[index] as Theme)}}`)
    .join('\n');
}
