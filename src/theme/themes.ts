import type { Theme } from './contract';
import { house } from './house';

const modules = import.meta.glob<Theme>('./carriers/*.ts', { eager: true, import: 'theme' });

/** The carriers' themes, by the order of their codes: plain letters, which need no language's rules. */
export const carrierThemes: readonly Theme[] = Object.values(modules).sort((a, b) =>
  a.code < b.code ? -1 : 1,
);

/** The house theme and every carrier's. */
export const themes: readonly Theme[] = [house, ...carrierThemes];

/** The theme of a carrier's code; the house theme where there is none of that code. */
export function themeOf(code: string | undefined): Theme {
  return carrierThemes.find((theme) => theme.code === code) ?? house;
}
