import { blend, contrast } from './colorMath';
import type { Scheme, SchemeColors, Theme } from './contract';
import { CHIP_ON_BRAND, deriveScheme, minContrast } from './deriveSchemes';
import { palettes, type Palette } from './palette';

export { contrast } from './colorMath';

/** A pair of colours that is used on the screen, and its minimum contrast ratio. */
export interface ContrastPair {
  /** The names of the pair, such as `ink on paper`. */
  use: string;
  /** The foreground colour, `#RRGGBB`. */
  front: string;
  /** The background colour, `#RRGGBB`. */
  back: string;
  /** The contrast ratio, rounded down to two decimals, so that 4.499 does not look like enough. */
  ratio: number;
  /** The minimum ratio: 4.5 for text, 3 for marks and edges; with more contrast 7 and 4.5 (WCAG 2.2). */
  least: number;
}

/** A colour of a scheme by its role, or one that a style mixes of two. */
type Role = keyof (SchemeColors & Palette) | 'placeholder' | 'invalid' | 'indigoChip';

/** The colours in front of each background. */
type Pairs = Partial<Record<Role, readonly Role[]>>;

const texts: Pairs = {
  brand: ['onBrand'],
  chipOnBrand: ['onBrand'],
  paper: ['brandText', 'ink', 'ink2', 'placeholder', 'danger'],
  ground: ['brandText', 'ink', 'ink2', 'danger'],
  brandTint: ['brandText', 'ink'],
  marigoldTint: ['brandText', 'ink'],
  muted: ['ink', 'ink2'],
  invalid: ['ink', 'ink2'],
  indigo: ['onIndigo'],
  indigoChip: ['onIndigo'],
  foot: ['onFoot'],
};

/** Marks and edges. */
const edges: Pairs = {
  paper: ['fieldLine', 'brandEdge', 'info', 'cactus'],
  ground: ['brandEdge'],
  brandTint: ['ink2'],
  invalid: ['danger', 'fieldLine'],
  marigold: ['onMarigold'],
};

/** Dark fields on a dark brand need an edge; white ones on a pale brand have labels instead. */
const darkEdges: Pairs = { ...edges, brand: ['lineOnBrand'] };

/** Every colour pair that a theme uses on the screen in a scheme. */
export function contrastPairs(theme: Theme, scheme: Scheme): readonly ContrastPair[] {
  const own = { ...palettes[scheme], ...deriveScheme(theme, scheme) };
  const colors: Readonly<Record<Role, string>> = {
    ...own,
    placeholder: blend(own.ink2, own.paper, 0.8),
    invalid: blend(own.danger, own.paper, 0.1),
    indigoChip: blend(own.onIndigo, own.indigo, CHIP_ON_BRAND),
  };
  const { text, edge } = minContrast[scheme];
  const measure = (pairs: Pairs, least: number) =>
    Object.entries(pairs).flatMap(([back, fronts]) =>
      fronts.map((role) => {
        const pair = { front: colors[role], back: colors[back as Role] };
        const ratio = Math.floor(contrast(pair.front, pair.back) * 100) / 100;
        return { use: `${role} on ${back}`, ...pair, ratio, least };
      }),
    );
  return [...measure(texts, text), ...measure(scheme === 'light' ? edges : darkEdges, edge)];
}
