import type { Theme } from './contract';
import { defaultTheme } from './defaultTheme';

const modules = import.meta.glob<Theme>('./carriers/*.ts', { eager: true, import: 'theme' });

/** The carriers' themes, by the order of their codes: plain letters, which need no language's rules. */
export const carrierThemes: readonly Theme[] = Object.values(modules).sort((a, b) =>
  a.code < b.code ? -1 : 1,
);

/** The default theme and every carrier's. */
export const themes: readonly Theme[] = [defaultTheme, ...carrierThemes];

/** The theme of a carrier's code; the default theme where there is none of that code. */
export function themeOf(code: string | undefined): Theme {
  return carrierThemes.find((theme) => theme.code === code) ?? defaultTheme;
}
