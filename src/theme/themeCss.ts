import {
  defineTheme,
  neutralRoles,
  schemes,
  themeRoles,
  type Scheme,
  type Theme,
} from './contract';
import { deriveSchemes } from './deriveSchemes';
import {
  layersIn,
  palette,
  paletteOf,
  palettes,
  shadowLayers,
  type Palette,
  type ShadowLayer,
} from './palette';
import { defaultRadii, kebab } from './tokens';

/** An empty value that style compilers keep. */
const EMPTY = 'var(--colibri-none,)';

/** The values of a light and a dark scheme. The browser uses that of the element's `color-scheme`. */
function lightDark(light: string, dark: string): string {
  return light === dark ? light : `light-dark(${light},${dark})`;
}

/** The custom properties of a role in each contrast: `--colibri-ink` and `--colibri-more-ink`. */
function declare(role: string, valueIn: (scheme: Scheme) => string): string {
  const standard = lightDark(valueIn('light'), valueIn('dark'));
  const more = lightDark(valueIn('more'), valueIn('more-dark'));
  return `--colibri-${kebab(role)}:${standard};--colibri-more-${kebab(role)}:${more};`;
}

const neutrals: readonly string[] = neutralRoles;

/** Whether a shared colour depends on the contrast. Each neutral can, in a theme. */
function dependsOnContrast(role: keyof Palette): boolean {
  const { light, dark, more, 'more-dark': moreDark } = palettes;
  return neutrals.includes(role) || light[role] !== more[role] || dark[role] !== moreDark[role];
}

const sharedRoles = Object.keys(palette) as (keyof Palette)[];

/** The layers of a shadow as a `box-shadow` value. */
function boxShadow(layers: readonly ShadowLayer[]): string {
  const shade = (scheme: Scheme, index: number) => {
    const rgb = [1, 3, 5].map((at) =>
      Number.parseInt(palettes[scheme].shade.slice(at, at + 2), 16),
    );
    return `rgb(${rgb.join(' ')}/${String(layersIn(layers, scheme)[index]?.alpha)})`;
  };
  return layers
    .map(({ y, blur }, index) => {
      const color = lightDark(shade('light', index), shade('dark', index));
      return `0 ${String(y)}px ${String(blur)}px ${color}`;
    })
    .join();
}

/** The custom properties of what all themes share and elements inherit, as the body of a CSS rule. */
function sharedDeclarations(): string {
  const { float, bar, paper } = shadowLayers;
  return [
    ...sharedRoles.map((role) =>
      dependsOnContrast(role)
        ? declare(role, (scheme) => palettes[scheme][role])
        : `--colibri-color-${kebab(role)}:${lightDark(palettes.light[role], palettes.dark[role])};`,
    ),
    `--colibri-shadow-float:${boxShadow(float)};`,
    `--colibri-shadow-bar:${boxShadow(bar)};`,
    `--colibri-shadow-paper:drop-shadow(${boxShadow(paper)});`,
    `--colibri-radius:${String(defaultRadii.control)}px;`,
    '--colibri-dim:light-dark(#0000,#0008);',
  ].join('');
}

/**
 * The custom properties that choose between the two contrasts, as the body of a CSS rule. `--colibri-standard` is invalid in
 * the standard contrast, where `var(--colibri-standard,red)` is therefore red, and empty in more contrast. They are
 * computed again where the theme or the contrast changes: an inherited property would keep the other one. No spaces, so
 * that the computed value has none.
 */
function contrastDeclarations(): string {
  return [...themeRoles, ...sharedRoles.filter(dependsOnContrast)]
    .map((role) => {
      const name = kebab(role);
      return `--colibri-color-${name}:var(--colibri-standard,var(--colibri-${name}))var(--colibri-more,var(--colibri-more-${name}));`;
    })
    .join('');
}

/** The body of a CSS rule that selects a contrast. */
function select(contrast: 'standard' | 'more'): string {
  const [standard, more] = contrast === 'more' ? [EMPTY, 'initial'] : ['initial', EMPTY];
  return `--colibri-standard:${standard};--colibri-more:${more};`;
}

function selectors(isSelected: (scheme: Scheme) => boolean = () => true): string {
  const selected = schemes.filter(isSelected).map((scheme) => `[data-scheme="${scheme}"]`);
  return selected.join();
}

/**
 * The rules of the tokens, without those of the themes. Colours follow the `color-scheme` of the element, which is that of the
 * page or of the nearest `data-scheme`, and the contrast of the system or of the nearest `data-scheme`. Where the system
 * asks for more contrast, `light` and `dark` have it, too. Print is light, and so is what forced colours leave, such as
 * pictures, unless the page itself is dark.
 */
export function tokenCss(): string {
  const all = selectors();
  const dark = selectors((scheme) => scheme.endsWith('dark'));
  const more = selectors((scheme) => scheme.startsWith('more'));
  return [
    // `only` prevents browsers from darkening the light colours themselves. Also on a root with a `color-scheme` of the page.
    `${all}{color-scheme:only light!important}`,
    `${dark}{color-scheme:dark!important}`,
    `:root,${all}{${select('standard')}}`,
    `${more}{${select('more')}}`,
    `@media (prefers-contrast:more){:root,${all}{${select('more')}}}`,
    `@media print,(forced-colors:active){:root,${all}{${select('standard')}}${all}{color-scheme:only light!important}}`,
    `:root{${sharedDeclarations()}}`,
    `:root,[data-carrier],[data-scheme]{${contrastDeclarations()}--colibri-focus:var(--colibri-color-ink)}`,
  ].join('\n');
}

/** The custom properties of one theme, as the body of a CSS rule. */
function themeDeclarations(unchecked: Theme): string {
  const theme = defineTheme(unchecked);
  const derived = deriveSchemes(theme);
  const isOwn = (role: (typeof neutralRoles)[number]) =>
    schemes.some((scheme) => theme.overrides?.[scheme]?.[role] !== undefined);
  return [
    ...themeRoles.map((role) => declare(role, (scheme) => derived[scheme][role])),
    ...neutralRoles
      .filter(isOwn)
      .map((role) => declare(role, (scheme) => paletteOf(theme, scheme)[role])),
    theme.radius && `--colibri-radius:${theme.radius};`,
  ].join('');
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
