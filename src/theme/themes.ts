import type { Theme } from './contract';
import { defaultTheme } from './defaultTheme';

const modules = import.meta.glob<Theme>('./carriers/*.ts', { eager: true, import: 'theme' });

/** The themes of the carriers, sorted by code. Codes are ASCII letters, so no locale is needed. */
export const carrierThemes: readonly Theme[] = Object.values(modules).sort((a, b) =>
  a.code < b.code ? -1 : 1,
);

/** The default theme and every carrier's. */
export const themes: readonly Theme[] = [defaultTheme, ...carrierThemes];

/** Returns the theme of a carrier code, or the default theme if the code has none. `provided` themes come first. */
export function themeOf(code: string | undefined, provided: readonly Theme[] = []): Theme {
  return [...provided, ...carrierThemes].find((theme) => theme.code === code) ?? defaultTheme;
}
