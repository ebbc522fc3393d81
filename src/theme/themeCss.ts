import { schemes, type Scheme, type SchemeColors, type Theme } from './contract';
import { deriveScheme, deriveSchemes } from './deriveSchemes';
import { mapFilters } from './mapFilters';
import { palettes } from './palette';
import { boxShadow, shadowLayers } from './shadows';

/** Converts a role to kebab case for custom properties: `fieldLine` to `field-line`, `ink2` to `ink-2`. */
export function kebab(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`).replace(/\d/, '-$&');
}

/** An empty value that style compilers keep. */
const EMPTY = 'var(--scheme-none,)';

/**
 * A value that follows the scheme around an element. The property `--scheme-dark` is invalid in the dark
 * scheme, where `var(--scheme-dark, red)` is therefore red, and empty in all others. No spaces, so that the
 * computed value has none.
 */
function bySchemes(valueOf: (scheme: Scheme) => string): string {
  const values = schemes.map((scheme) => valueOf(scheme));
  const [first = ''] = values;
  if (values.every((value) => value === first)) return first;
  return schemes.map((scheme, index) => `var(--scheme-${scheme},${values[index] ?? ''})`).join('');
}

function declarations(colors: Readonly<Record<Scheme, object>>): string {
  return Object.keys(colors.light)
    .map((role) => {
      const valueOf = (scheme: Scheme) => String(Reflect.get(colors[scheme], role));
      return `--color-${kebab(role)}:${bySchemes(valueOf)};`;
    })
    .join('');
}

/** A theme's roles in a scheme, and those that follow from them. */
export function themeColors(theme: Theme, scheme: Scheme = 'light'): SchemeColors {
  return deriveScheme(theme, scheme);
}

/** The custom properties of one theme, as the body of a CSS rule. They follow the scheme. */
export function themeDeclarations(theme: Theme): string {
  return declarations(deriveSchemes(theme));
}

/** The custom properties that all themes share, as the body of a CSS rule. They follow the scheme. */
export function paletteDeclarations(): string {
  return declarations(palettes);
}

/** The custom properties of shadows and filters, as the body of a CSS rule. They follow the scheme. */
export function effectDeclarations(): string {
  const { float, bar, paper } = shadowLayers;
  return [
    `--shadow-float:${bySchemes((scheme) => boxShadow(float, scheme))};`,
    `--shadow-bar:${bySchemes((scheme) => boxShadow(bar, scheme))};`,
    `--shadow-paper:drop-shadow(${bySchemes((scheme) => boxShadow(paper, scheme))});`,
    `--filter-map:${bySchemes((scheme) => mapFilters[scheme])};`,
  ].join('');
}

/** The body of a CSS rule that selects a scheme. */
function select(selected: Scheme): string {
  const switches = schemes.map(
    (scheme) => `--scheme-${scheme}:${scheme === selected ? 'initial' : EMPTY};`,
  );
  // `only` prevents browsers from darkening the light colours themselves.
  const native = selected.endsWith('dark') ? 'dark' : 'only light';
  return `color-scheme:${native};${switches.join('')}`;
}

/**
 * The rules that select the scheme: the system's, or the one of the nearest `data-scheme`. Print is light,
 * and so is what forced colours leave, such as pictures. They come before the rules that use it.
 */
export function schemeCss(): string {
  const [dark, more] = ['(prefers-color-scheme:dark)', '(prefers-contrast:more)'];
  return [
    `:root{${select('light')}}`,
    `@media ${dark}{:root{${select('dark')}}}`,
    `@media ${more}{:root{${select('more')}}}`,
    `@media ${dark} and ${more}{:root{${select('more-dark')}}}`,
    ...schemes.map((scheme) => `[data-scheme="${scheme}"]{${select(scheme)}}`),
    `@media print,(forced-colors:active){:root,[data-scheme]{${select('light')}}}`,
  ].join('\n');
}

/** The rules with the colours of every theme under `[data-carrier]`. The first theme applies to the root. */
export function themeCss(themes: readonly Theme[]): string {
  return themes
    .map(({ code }, index) =>
      index === 0 ? `:root,[data-carrier="${code}"]` : `[data-carrier="${code}"]`,
    )
    .map((selector, index) => `${selector}{${themeDeclarations(themes[index] as Theme)}}`)
    .join('\n');
}
