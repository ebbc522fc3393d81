import { blend } from './colorMath';
import type { Scheme, SchemeColors, Theme } from './contract';
import { CHIP_ON_BRAND, deriveScheme, minContrast } from './deriveSchemes';
import { palettes, type Palette } from './palette';

export { blend, contrast } from './colorMath';

/** A pair of colours that is used on the screen, and its minimum contrast ratio. */
export interface ContrastPair {
  /** The use of the pair. */
  use: string;
  /** The foreground colour, `#RRGGBB`. */
  front: string;
  /** The background colour, `#RRGGBB`. */
  back: string;
  /** The minimum ratio: 4.5 for text, 3 for marks and edges; with more contrast 7 and 4.5 (WCAG 2.2). */
  least: number;
}

/** A colour of a scheme by its role, or one that a style mixes of two. */
type Role = keyof (SchemeColors & Palette) | 'placeholder' | 'indigoChip';

type Pair = readonly [use: string, front: Role, back: Role];

const textPairs: readonly Pair[] = [
  ['onBrand on brand', 'onBrand', 'brand'],
  ['onBrand on its chip', 'onBrand', 'chipOnBrand'],
  ['brandText on paper', 'brandText', 'paper'],
  ['brandText on ground', 'brandText', 'ground'],
  ['brandText on brandTint', 'brandText', 'brandTint'],
  ['brandText on marigoldTint', 'brandText', 'marigoldTint'],
  ['ink on paper', 'ink', 'paper'],
  ['ink on ground', 'ink', 'ground'],
  ['ink on brandTint', 'ink', 'brandTint'],
  ['ink on marigoldTint', 'ink', 'marigoldTint'],
  ['ink2 on paper', 'ink2', 'paper'],
  ['ink2 on ground', 'ink2', 'ground'],
  ['ink2 on muted', 'ink2', 'muted'],
  ['placeholder on paper', 'placeholder', 'paper'],
  ['danger on paper', 'danger', 'paper'],
  ['danger on ground', 'danger', 'ground'],
  ['onIndigo on indigo', 'onIndigo', 'indigo'],
  ['onIndigo on its chip', 'onIndigo', 'indigoChip'],
  ['onFoot on foot', 'onFoot', 'foot'],
];

const edgePairs: readonly Pair[] = [
  ['field line on paper', 'fieldLine', 'paper'],
  ['edge of a brand control on paper', 'brandEdge', 'paper'],
  ['edge of a brand control on ground', 'brandEdge', 'ground'],
  ['icon on brandTint', 'ink2', 'brandTint'],
  ['mark on marigold', 'onMarigold', 'marigold'],
  ['info on paper', 'info', 'paper'],
  ['success on paper', 'cactus', 'paper'],
];

/** Dark fields on a dark brand need an edge; white ones on a pale brand are known by their labels. */
const darkFieldPair: Pair = ['edge of a field on brand', 'lineOnBrand', 'brand'];

/** Every colour pair that a theme uses on the screen in a scheme. */
export function contrastPairs(theme: Theme, scheme: Scheme = 'light'): readonly ContrastPair[] {
  const own = { ...palettes[scheme], ...deriveScheme(theme, scheme) };
  const colors: Readonly<Record<Role, string>> = {
    ...own,
    placeholder: blend(own.ink2, own.paper, 0.8),
    indigoChip: blend(own.onIndigo, own.indigo, CHIP_ON_BRAND),
  };
  const { text, edge } = minContrast[scheme];
  const edges = scheme === 'light' ? edgePairs : [...edgePairs, darkFieldPair];
  const measure = (pairs: readonly Pair[], least: number) =>
    pairs.map(([use, front, back]) => ({ use, front: colors[front], back: colors[back], least }));
  return [...measure(textPairs, text), ...measure(edges, edge)];
}
