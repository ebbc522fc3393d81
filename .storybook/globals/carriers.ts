import { catalogue } from '#mocks/catalogue';
import type { Theme } from '#theme/contract';
import { defaultTheme } from '#theme/defaultTheme';
import { carrierThemes } from '#theme/themes';

/** The code of a carrier without a theme. It gets the default theme. */
export const UNKNOWN_CARRIER = 'COMETA';

/** The default theme, then the carriers in the order of the products screen. */
export const orderedThemes: readonly Theme[] = [
  defaultTheme,
  ...catalogue.flatMap(({ name }) => carrierThemes.filter(({ code }) => code === name)),
];

/** The options of the carrier toolbar. */
export const carrierItems = orderedThemes.map(({ code, name }) => ({ value: code, title: name }));

/** The theme that the value of the toolbar shows. */
export function shownTheme(globals: Readonly<Record<string, unknown>>): Theme {
  return carrierThemes.find(({ code }) => code === globals['carrier']) ?? defaultTheme;
}

/** The carrier that a story shows: the toolbar's, or the unknown one in the default theme. */
export function shownCarrier(globals: Readonly<Record<string, unknown>>): string {
  const { code } = shownTheme(globals);
  return code === defaultTheme.code ? UNKNOWN_CARRIER : code;
}
