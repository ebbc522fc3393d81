import type { Theme } from '#theme/contract';
import { house } from '#theme/house';
import { carrierThemes, themes } from '#theme/themes';

/** The value of the carrier toolbar that shows every theme on one page. */
export const SIDE_BY_SIDE = 'all';

/** A carrier that no theme knows; it stands in the house colours. */
export const UNKNOWN_CARRIER = 'COMETA';

/** The choices of the carrier toolbar. */
export const carrierItems = [
  ...themes.map(({ code, name }) => ({ value: code, title: name })),
  { value: SIDE_BY_SIDE, title: 'Side by side' },
];

/** The theme that the toolbar's value shows. */
export function shownTheme(globals: Readonly<Record<string, unknown>>): Theme {
  return carrierThemes.find(({ code }) => code === globals['carrier']) ?? house;
}

/** The carrier that a story shows: the toolbar's, or the unknown one in the house theme. */
export function shownCarrier(globals: Readonly<Record<string, unknown>>): string {
  const { code } = shownTheme(globals);
  return code === house.code ? UNKNOWN_CARRIER : code;
}
