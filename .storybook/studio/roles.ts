import { fromOklch, moveUntil, toOklch } from '#theme/colorMath';
import { contrast, contrastPairs, type ContrastPair } from '#theme/contrast';
import {
  schemes,
  type Scheme,
  type SchemeColors,
  type Theme,
  type ThemeColors,
} from '#theme/contract';
import { deriveScheme, minContrast, textOf } from '#theme/deriveSchemes';
import { palette } from '#theme/palette';

/** The colour roles of a theme. */
export const roleNames = ['brand', 'onBrand', 'brandText', 'brandTint', 'accent'] as const;

/** A colour role of a theme. */
export type Role = keyof ThemeColors;

/** The colours that the user chose. All others are derived. */
export interface ChosenColors {
  /** The brand colour, `#RRGGBB`. */
  brand: string;
  /** The roles in the light scheme that do not follow the brand colour. */
  chosen: Partial<ThemeColors>;
  /** The roles in the other schemes that do not follow the light ones. */
  overrides: Partial<Record<Scheme, Partial<ThemeColors>>>;
}

/** The text colour with more contrast on a colour: white or ink. */
function textOn(brand: string): string {
  const { paper, ink } = palette;
  const least = Math.min(minContrast.light.text, contrast(ink, brand));
  return contrast(paper, brand) >= least ? paper : ink;
}

/** The five roles of a brand colour in the light scheme. */
export function rolesOf(brand: string): ThemeColors {
  const { c, ...color } = toOklch(brand);
  // The hue of a grey is only rounding.
  const h = c < 0.001 ? 0 : color.h;
  const brandTint = fromOklch({ l: 0.955, c: Math.min(c * 0.2, 0.03), h });
  return {
    brand,
    onBrand: textOn(brand),
    brandText: textOf(brand, brandTint, 'light'),
    brandTint,
    accent: fromOklch({ l: 0.75, c: Math.max(0.12, Math.min(c, 0.17)), h: h + Math.PI / 3 }),
  };
}

/** The theme of the chosen colours, without its name. */
export function themeOfColors({ brand, chosen, overrides }: ChosenColors): Theme {
  const colors = { ...rolesOf(brand), ...chosen, brand };
  return { code: '', name: '', currency: 'MXN', colors, overrides };
}

/** The colours of a scheme, chosen and derived. */
export function colorsIn(draft: ChosenColors, scheme: Scheme): SchemeColors {
  return deriveScheme(themeOfColors(draft), scheme);
}

/** The roles of a scheme that the user chose. */
export function chosenIn({ chosen, overrides }: ChosenColors, scheme: Scheme) {
  return scheme === 'light' ? chosen : (overrides[scheme] ?? {});
}

/** An object with another value of a key, or without the key. */
function withEntry<Value>(object: Readonly<Record<string, Value>>, key: string, value?: Value) {
  const others = Object.entries(object).filter(([name]) => name !== key);
  return Object.fromEntries(value === undefined ? others : [...others, [key, value] as const]);
}

/** Replaces a role in a scheme, or derives it again if there is no colour. */
export function withRole<Colors extends ChosenColors>(
  draft: Colors,
  scheme: Scheme,
  role: Role,
  color?: string,
): Colors {
  if (scheme === 'light' && role === 'brand') return { ...draft, brand: color ?? draft.brand };
  const own = withEntry(chosenIn(draft, scheme), role, color);
  if (scheme === 'light') return { ...draft, chosen: own };
  const isEmpty = Object.keys(own).length === 0;
  return { ...draft, overrides: withEntry(draft.overrides, scheme, isEmpty ? undefined : own) };
}

/** The colour nearest in lightness that passes a check. */
function nearest(hex: string, passes: (hex: string) => boolean): string | undefined {
  const distance = (color: string) => Math.abs(toOklch(color).l - toOklch(hex).l);
  return (['black', 'white'] as const)
    .map((end) => moveUntil(hex, end, passes))
    .filter(passes)
    .toSorted((one, other) => distance(one) - distance(other))[0];
}

/** Pairs of a scheme with too little contrast that the same role would fix. */
export interface ContrastIssue {
  scheme: Scheme;
  /** The pairs. */
  pairs: readonly ContrastPair[];
  /** The colours that would fix the pairs: one of each role that can. */
  offers: readonly { role: Role; color: string }[];
}

function passes({ front, back, least }: ContrastPair): boolean {
  return contrast(front, back) >= least;
}

/** The role to change for a failing pair: one that the user chose, before one that is derived. */
function roleOf({ use }: ContrastPair, own: Partial<ThemeColors>): Role {
  if (/^onBrand|on brand$/.test(use)) return own.onBrand === undefined ? 'brand' : 'onBrand';
  if (use === 'brandText on brandTint' && own.brandTint === undefined) return 'brandText';
  return use.endsWith('on brandTint') ? 'brandTint' : 'brandText';
}

/** The other role of the pairs that a role is in. */
const partners = {
  brand: 'onBrand',
  onBrand: 'brand',
  brandText: 'brandTint',
  brandTint: 'brandText',
  accent: 'accent',
} as const satisfies Record<Role, Role>;

function issuesIn(draft: ChosenColors, theme: Theme, scheme: Scheme): ContrastIssue[] {
  const broken = contrastPairs(theme, scheme).filter((pair) => !passes(pair));
  const own = chosenIn(draft, scheme);
  const colors = deriveScheme(theme, scheme);
  const roles = Object.fromEntries(roleNames.map((role) => [role, colors[role]]));
  const themeWith = (role: Role, color: string) =>
    scheme === 'light'
      ? themeOfColors(withRole(draft, scheme, role, color))
      : { ...theme, overrides: { [scheme]: { ...roles, [role]: color } } };
  return Array.from(new Set(broken.map((pair) => roleOf(pair, own))), (first) => {
    const pairs = broken.filter((pair) => roleOf(pair, own) === first);
    const other = partners[first];
    const offers = [first, other].flatMap((role) => {
      const fixed = [first, role];
      const color = nearest(colors[role], (hex) =>
        contrastPairs(themeWith(role, hex), scheme)
          .filter((pair) => fixed.includes(roleOf(pair, own)))
          .every(passes),
      );
      return color === undefined ? [] : [{ role, color }];
    });
    if (offers.length > 0) return { scheme, pairs, offers };
    // The user chose both colours of a pair: deriving the other one again allows a fix of the first.
    const derived = colorsIn({ ...draft, chosen: {}, overrides: {} }, scheme);
    return { scheme, pairs, offers: [{ role: other, color: derived[other] }] };
  });
}

/** The pairs with too little contrast in each scheme, and the nearest colours that fix them. */
export function checkContrast(draft: ChosenColors): ContrastIssue[] {
  const theme = themeOfColors(draft);
  return schemes.flatMap((scheme) => issuesIn(draft, theme, scheme));
}
