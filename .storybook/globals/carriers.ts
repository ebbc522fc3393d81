import type { Theme } from '#theme/contract';
import { defaultTheme } from '#theme/defaultTheme';
import { carrierThemes, themes } from '#theme/themes';

/** The value of the carrier toolbar that shows every theme on one page. */
export const SIDE_BY_SIDE = 'all';

/** A carrier that no theme knows; it has the default theme. */
export const UNKNOWN_CARRIER = 'COMETA';

/** The choices of the carrier toolbar. */
export const carrierItems = [
  ...themes.map(({ code, name }) => ({ value: code, title: name })),
  { value: SIDE_BY_SIDE, title: 'Side by side' },
];

/** The theme that the toolbar's value shows. */
export function shownTheme(globals: Readonly<Record<string, unknown>>): Theme {
  return carrierThemes.find(({ code }) => code === globals['carrier']) ?? defaultTheme;
}

/** The carrier that a story shows: the toolbar's, or the unknown one in the default theme. */
export function shownCarrier(globals: Readonly<Record<string, unknown>>): string {
  const { code } = shownTheme(globals);
  return code === defaultTheme.code ? UNKNOWN_CARRIER : code;
}
