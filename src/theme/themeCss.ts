import {
  defineTheme,
  neutralRoles,
  schemes,
  themeRoles,
  type Neutrals,
  type Scheme,
  type SchemeColors,
  type Theme,
} from './contract';
import { deriveSchemes } from './deriveSchemes';
import { palettes } from './palette';
import { boxShadow, shadowLayers } from './shadows';
import { color, kebab } from './tokens';

/** An empty value that style compilers keep. */
const EMPTY = 'var(--colibri-scheme-none,)';

/**
 * A value that follows the scheme around an element. The property `--colibri-scheme-dark` is invalid in the dark
 * scheme, where `var(--colibri-scheme-dark, red)` is therefore red, and empty in all others. No spaces, so that the
 * computed value has none.
 */
function bySchemes(valueOf: (scheme: Scheme) => string): string {
  const values = schemes.map((scheme) => valueOf(scheme));
  const [first = ''] = values;
  if (values.every((value) => value === first)) return first;
  return schemes
    .map((scheme, index) => `var(--colibri-scheme-${scheme},${values[index] ?? ''})`)
    .join('');
}

/** The custom property of a theme's role or neutral in one scheme. */
function ownProperty(role: string, scheme: Scheme): string {
  return `--colibri-${scheme}-${kebab(role)}`;
}

/** The custom properties of one theme in each scheme, as the body of a CSS rule. */
function themeDeclarations(unchecked: Theme): string {
  const theme = defineTheme(unchecked);
  // With the neutrals of its overrides.
  const colors: Record<Scheme, SchemeColors & Partial<Neutrals>> = deriveSchemes(theme);
  const declarations = [...themeRoles, ...neutralRoles].flatMap((role) =>
    schemes.map((scheme) => {
      const value = colors[scheme][role];
      return value && `${ownProperty(role, scheme)}:${value};`;
    }),
  );
  const radius = theme.radius && `--colibri-radius:${theme.radius};`;
  return [...declarations, radius].join('');
}

/** The colour of a role in one scheme: that of the theme around the element, if it has one, or else the shared one. */
function colorIn(role: string, scheme: Scheme): string {
  const { [role]: shared }: Readonly<Record<string, string>> = palettes[scheme];
  if (shared === undefined) return `var(${ownProperty(role, scheme)})`;
  const isNeutral = neutralRoles.some((neutral) => neutral === role);
  return isNeutral ? `var(${ownProperty(role, scheme)},${shared})` : shared;
}

/**
 * The custom properties of colours, shadows and filters, as the body of a CSS rule. They follow the theme and the
 * scheme, and are computed again where one of them changes: an inherited property would keep the other scheme.
 */
export function tokenDeclarations(): string {
  const colors = Object.keys(color).map(
    (role) => `--colibri-color-${kebab(role)}:${bySchemes((scheme) => colorIn(role, scheme))};`,
  );
  const { float, bar, paper } = shadowLayers;
  // Maps are drawn in light colours.
  const filter = (scheme: Scheme) =>
    scheme.endsWith('dark') ? 'invert(0.9) hue-rotate(180deg)' : 'none';
  return [
    ...colors,
    `--colibri-shadow-float:${bySchemes((scheme) => boxShadow(float, scheme))};`,
    `--colibri-shadow-bar:${bySchemes((scheme) => boxShadow(bar, scheme))};`,
    `--colibri-shadow-paper:drop-shadow(${bySchemes((scheme) => boxShadow(paper, scheme))});`,
    `--colibri-filter-map:${bySchemes(filter)};`,
  ].join('');
}

/** The body of a CSS rule that selects a scheme. */
function select(selected: Scheme): string {
  const switches = schemes.map(
    (scheme) => `--colibri-scheme-${scheme}:${scheme === selected ? 'initial' : EMPTY};`,
  );
  // `only` prevents browsers from darkening the light colours themselves.
  const native = selected.endsWith('dark') ? 'dark' : 'only light';
  return `color-scheme:${native};${switches.join('')}`;
}

/**
 * The rules that select the scheme: the system's, or the one of the nearest `data-scheme`. Where the system
 * asks for more contrast, `light` and `dark` have it, too. Print is light, and so is what forced colours leave,
 * such as pictures. They come before the rules that use it.
 */
export function schemeCss(): string {
  const [dark, more] = ['(prefers-color-scheme:dark)', '(prefers-contrast:more)'];
  return [
    `:root{${select('light')}}`,
    `@media ${dark}{:root{${select('dark')}}}`,
    `@media ${more}{:root{${select('more')}}}`,
    `@media ${dark} and ${more}{:root{${select('more-dark')}}}`,
    ...schemes.map((scheme) => `[data-scheme="${scheme}"]{${select(scheme)}}`),
    `@media ${more}{[data-scheme="light"]{${select('more')}}[data-scheme="dark"]{${select('more-dark')}}}`,
    `@media print,(forced-colors:active){:root,[data-scheme]{${select('light')}}}`,
  ].join('\n');
}

/** A code as a CSS string. */
function quoted(code: string): string {
  const escaped = code.replace(
    /[^\w-]/gu,
    (sign) => `\\${Number(sign.codePointAt(0)).toString(16)} `,
  );
  return `"${escaped}"`;
}

/**
 * The rules with the colours of every theme under `[data-carrier]`. The default theme also applies to the root and to
 * carriers without a theme. It has no specificity, so that the order of the style sheets does not matter.
 * @throws {ThemeError} as `defineTheme` does, so that nothing but colours and lengths is in the rules.
 */
export function themeCss(themes: readonly Theme[]): string {
  return themes
    .map((theme) => {
      const isDefault = theme.code === 'default';
      const selector = isDefault
        ? ':where(:root,[data-carrier])'
        : `[data-carrier=${quoted(theme.code)}]`;
      return `${selector}{${themeDeclarations(theme)}}`;
    })
    .join('\n');
}
