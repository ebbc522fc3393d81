import { house } from '../src/components/theme/house';
import { carrierThemes, themes } from '../src/components/theme/themes';
import type { Theme } from '../src/components/theme/contract';

/** The value of the carrier toolbar that shows every theme on one page. */
export const SIDE_BY_SIDE = 'all';

/** The choices of the carrier toolbar. */
export const carrierItems = [
  ...themes.map(({ code, name }) => ({ value: code, title: code === 'house' ? `House (${name})` : name })),
  { value: SIDE_BY_SIDE, title: 'Side by side' },
];

/** The themes that the toolbar's value shows, the first of them under test. */
export function shownThemes(value: unknown): readonly Theme[] {
  if (value === SIDE_BY_SIDE) return themes;
  return [carrierThemes.find(({ code }) => code === value) ?? house];
}
