import { neutralRoles, schemes, themeRoles, type Scheme, type Theme } from '#theme/contract';
import { defaultTheme } from '#theme/defaultTheme';
import { deriveScheme } from '#theme/deriveSchemes';
import { layersIn, paletteOf, palettes, shadowLayers, type ShadowLayer } from '#theme/palette';
import { themes } from '#theme/themes';
import { defaultRadii, duration, fontFamilies, gutter, size, space, target } from '#theme/tokens';

/** A token of the W3C Design Tokens format (2025.10). */
interface DesignToken {
  $type: string;
  $value: unknown;
  $description?: string;
}

/** A group of tokens. */
type TokenGroup = { readonly [name: string]: DesignToken | TokenGroup };

/** The steps of the distances, in 4 px, that layouts use. */
const spaceSteps = [1, 2, 3, 4, 5, 6, 7, 8, 10, 12, 14, 16, 20, 24];

/** The schemes that change the tokens of the light one. */
const otherSchemes = schemes.filter((scheme) => scheme !== 'light');

function colorToken(hex: string, alpha?: number): DesignToken {
  const components = [1, 3, 5].map(
    (at) => Math.round((Number.parseInt(hex.slice(at, at + 2), 16) / 255) * 1e6) / 1e6,
  );
  const value = { colorSpace: 'srgb', components, ...(alpha !== undefined && { alpha }), hex };
  return { $type: 'color', $value: value };
}

function lengthOf(css: string): { value: number; unit: string } {
  const [, value = '', unit = ''] = /(-?[\d.]+)(px|rem)\)?$/.exec(css) ?? [];
  return { value: Number(value), unit };
}

/** A length. The maximum of a fluid length, because the format has no functions. */
function dimensionToken(css: string): DesignToken {
  if (!css.includes('(')) return { $type: 'dimension', $value: lengthOf(css) };
  const [largest = css] = /[\d.]+rem(?=\)$|,)/.exec(css.replace(/^clamp\(.*, /, '')) ?? [];
  return {
    $type: 'dimension',
    $value: lengthOf(largest),
    $description: `At most; where there is less room: ${css}`,
  };
}

function mapped<Value>(
  values: Readonly<Record<string, Value>>,
  toToken: (value: Value) => DesignToken,
): TokenGroup {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, toToken(value)]));
}

/** What all themes share in a scheme: the palette and the shadows. */
function paletteTokens(scheme: Scheme): Record<'color' | 'shadow', TokenGroup> {
  const px = (value: number) => ({ value, unit: 'px' });
  const toLayer = ({ y, blur, alpha }: ShadowLayer) => ({
    color: colorToken(palettes[scheme].shade, alpha).$value,
    offsetX: px(0),
    offsetY: px(y),
    blur: px(blur),
    spread: px(0),
  });
  return {
    color: mapped(palettes[scheme], (hex) => colorToken(hex)),
    shadow: mapped<readonly ShadowLayer[]>(shadowLayers, (layers) => ({
      $type: 'shadow',
      $value: layersIn(layers, scheme).map(toLayer),
    })),
  };
}

/** What all themes share: the palette and the scales, in the light scheme. */
function sharedTokens(): TokenGroup {
  return {
    ...paletteTokens('light'),
    font: mapped<readonly string[]>(fontFamilies, (names) => ({
      $type: 'fontFamily',
      $value: names,
    })),
    size: mapped(size, dimensionToken),
    space: Object.fromEntries(
      spaceSteps.map((steps) => [String(steps), dimensionToken(space(steps))]),
    ),
    gutter: dimensionToken(gutter),
    target: dimensionToken(target),
    radius: mapped(defaultRadii, (px) => dimensionToken(`${String(px)}px`)),
    duration: mapped(duration, (css) => ({
      $type: 'duration',
      $value: { value: Number.parseFloat(css), unit: 'ms' },
    })),
  };
}

/** The roles that a theme can have of its own. */
const roles = [...themeRoles, ...neutralRoles];

/** A theme's roles, and those that follow from them: `color` is light, and each other scheme a group. */
function themeTokens(theme: Theme): TokenGroup {
  const rolesIn = (scheme: Scheme) => {
    const colors = { ...paletteOf(theme, scheme), ...deriveScheme(theme, scheme) };
    return Object.fromEntries(roles.map((role) => [role, colorToken(colors[role])]));
  };
  const others = otherSchemes.map((scheme) => [scheme, rolesIn(scheme)] as const);
  return { color: rolesIn('light'), ...Object.fromEntries(others) };
}

/** What a scheme changes: the shared tokens, and as references the roles of whichever theme is chosen. */
function schemeTokens(scheme: Scheme): TokenGroup {
  const { color, shadow } = paletteTokens(scheme);
  const references = roles.map((role): [string, DesignToken] => [
    role,
    { $type: 'color', $value: `{${scheme}.${role}}` },
  ]);
  return { color: { ...color, ...Object.fromEntries(references) }, shadow };
}

function contextsOf(names: readonly string[]) {
  return Object.fromEntries(names.map((name) => [name, [{ $ref: `${name}.tokens.json` }]]));
}

/** The order in which the format resolves the tokens: the shared ones, then those of a theme, then those of a scheme. */
function resolutionOf(codes: readonly string[]) {
  return {
    name: 'Colibrí Recargas',
    version: '2025.10',
    sets: { shared: { sources: [{ $ref: 'shared.tokens.json' }] } },
    modifiers: {
      theme: { contexts: contextsOf(codes), default: defaultTheme.code },
      scheme: { contexts: { light: [], ...contextsOf(otherSchemes) }, default: 'light' },
    },
    resolutionOrder: [
      { $ref: '#/sets/shared' },
      { $ref: '#/modifiers/theme' },
      { $ref: '#/modifiers/scheme' },
    ],
  };
}

/** The text of each file of design tokens by its name, made from the themes, in the W3C format. */
export function tokenFiles(given: readonly Theme[] = themes): Record<string, string> {
  const contents = {
    'shared.tokens.json': sharedTokens(),
    ...Object.fromEntries(given.map((theme) => [`${theme.code}.tokens.json`, themeTokens(theme)])),
    ...Object.fromEntries(
      otherSchemes.map((scheme) => [`${scheme}.tokens.json`, schemeTokens(scheme)]),
    ),
    'colibri.resolver.json': resolutionOf(given.map(({ code }) => code)),
  };
  return Object.fromEntries(
    Object.entries(contents).map(([name, content]) => [
      name,
      `${JSON.stringify(content, undefined, 2)}\n`,
    ]),
  );
}
