import type { Scheme } from './contract';

const darkMap = 'invert(0.9) hue-rotate(180deg)';

/** The filter of maps in each scheme: they are drawn in light colours. */
export const mapFilters: Readonly<Record<Scheme, string>> = {
  light: 'none',
  dark: darkMap,
  more: 'none',
  'more-dark': darkMap,
};
