import type { ReactNode } from 'react';

/** Any text. A union with it still completes its other members in editors. */
type Text = string & Record<never, never>;

/** A currency (ISO 4217): those of the nine carriers, or any other. */
export type Currency = 'MXN' | 'USD' | Text;

/** The code of a carrier: one of the nine whose themes are included, or any other. */
export type CarrierCode =
  | 'ATT'
  | 'IUSACELL'
  | 'MOVISTAR'
  | 'NEXTEL'
  | 'TELCEL'
  | 'TELCELUSA'
  | 'UNEFON'
  | 'USDMOVISTAR'
  | 'VIRGIN'
  | Text;

/** The four colour roles of a theme: a closed set, as hex colours. */
export interface ThemeColors {
  /** The background of headers, primary buttons and the selected product. */
  brand: string;
  /** The text on `brand`, at least 4.5:1. */
  onBrand: string;
  /** The brand-coloured text on paper, ground and `brandTint`, at least 4.5:1. */
  brandText: string;
  /** The pale fill of chips and hover states. */
  brandTint: string;
}

/** The colour schemes: light, dark, and each of them with more contrast. */
export const schemes = ['light', 'dark', 'more', 'more-dark'] as const;

/** A colour scheme, as the value of `data-scheme`. */
export type Scheme = (typeof schemes)[number];

/** The roles of a theme in one scheme: its own, and those that follow from them. */
export interface SchemeColors extends ThemeColors {
  /** The edge of a control filled with the brand, at least 3:1 on paper and ground. */
  brandEdge: string;
  /** The fill of round buttons and chips on the brand. */
  chipOnBrand: string;
  /** The edge of a field on the brand. */
  lineOnBrand: string;
}

/** The names of the roles that each theme has. */
const ownRoles = [
  'brand',
  'onBrand',
  'brandText',
  'brandTint',
] as const satisfies readonly (keyof ThemeColors)[];

/** The names of all roles. */
export const themeRoles = [
  ...ownRoles,
  'brandEdge',
  'chipOnBrand',
  'lineOnBrand',
] as const satisfies readonly (keyof SchemeColors)[];

/** The colours of texts, surfaces and lines, which all themes share unless one has its own. */
export const neutralRoles = [
  'ink',
  'ink2',
  'paper',
  'ground',
  'hairline',
  'muted',
  'fieldLine',
] as const;

/** The neutral colours of a scheme, as hex colours. `palette.ts` describes each. */
export type Neutrals = Readonly<Record<(typeof neutralRoles)[number], string>>;

/** A theme. Each carrier is one such object, as in `carriers/`. */
export interface Theme {
  /** The carrier's code in the API, such as `TELCEL`, or `default` for the company's theme. */
  code: CarrierCode;
  /** The display name of the carrier. */
  name: string;
  /** The currency of the carrier's prices. */
  currency: Currency;
  /** The colour roles. */
  colors: ThemeColors;
  /**
   * The wordmark: an `<svg>` filled with `currentColor`, whose `viewBox` has a height of 1000, or of 2000 if
   * it has two lines, or an `<img>` with its `width` and `height`. Without it, the name is shown as text. The included
   * carriers have theirs in `wordmarks/`.
   */
  wordmark?: ReactNode;
  /** Roles in place of those that a scheme derives, and neutrals in place of those that all themes share, if any. */
  overrides?: Partial<Record<Scheme, Partial<SchemeColors & Neutrals>>>;
  /**
   * The corner radius of controls, from `0px` to `24px`. That of panels is a little larger.
   * @default 14 px, or that of the theme around it
   */
  radius?: string;
}

/** Thrown when a theme breaks the contract. */
export class ThemeError extends Error {
  override readonly name = 'ThemeError';
}

/** The largest radius of controls, in px. */
const MAX_RADIUS = 24;

const HEX_COLOR = /^#([0-9A-F]{3}|[0-9A-F]{6})$/;

/**
 * Checks a theme against the contract, and returns it with each colour as `#RRGGBB` in capitals.
 * @throws {ThemeError} when a colour is missing, or is not a hex colour without transparency, such as `#RRGGBB` or `#rgb`,
 * or when the radius is not one from `0px` to `24px`.
 */
export function defineTheme(theme: Theme): Theme {
  function normalize<Colors extends object>(colors: Colors): Colors {
    const entries = Object.entries({ ...colors }).map(([role, value]) => {
      const color = String(value).toUpperCase();
      if (!HEX_COLOR.test(color)) {
        throw new ThemeError(
          `The theme ${theme.code} has "${String(value)}" as its ${role}: colours are also read by the contrast test, so write it as #RRGGBB.`,
        );
      }
      return [role, color.length === 4 ? color.replace(/[0-9A-F]/g, '$&$&') : color];
    });
    return Object.fromEntries(entries) as Colors;
  }

  const { colors, overrides, radius = '0px' } = theme;
  if (!/^(?:\d+|\d*\.\d+)px$/.test(radius) || Number.parseFloat(radius) > MAX_RADIUS) {
    throw new ThemeError(
      `The theme ${theme.code} has "${radius}" as its radius: larger corners overlap the content of controls, so write it in px up to ${String(MAX_RADIUS)}px, such as 4px.`,
    );
  }
  const own = Object.fromEntries(
    ownRoles.map((role) => [role, colors[role]]),
  ) as unknown as ThemeColors;
  const normalized = { ...theme, colors: normalize(own) };
  if (overrides === undefined) return normalized;
  const entries = Object.entries(overrides).map(([scheme, roles]) => [scheme, normalize(roles)]);
  return { ...normalized, overrides: Object.fromEntries(entries) as typeof overrides };
}
