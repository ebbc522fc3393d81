import { schemes, type Scheme, type Theme } from '#theme/contract';
import { defaultTheme } from '#theme/defaultTheme';
import { fontFamilies } from '#theme/fonts';
import { boxShadow, layersIn, shadowLayers } from '#theme/shadows';
import { palettes } from '#theme/palette';
import { deriveScheme } from '#theme/deriveSchemes';
import { defaultRadius, duration, gutter, radius, size, space, target } from '#theme/tokens';

/** A token of the W3C Design Tokens format (2025.10). */
interface DesignToken {
  $type: string;
  $value: unknown;
  $description?: string;
  $extensions?: Record<string, string>;
}

/** A group of tokens. */
export type TokenGroup = { readonly [name: string]: DesignToken | TokenGroup };

/** The extension with the CSS value of a token, because the format has no functions. */
const CSS_VALUE = 'org.colibri.css';

/** The steps of the distances, in 4 px, that layouts use. */
const spaceSteps = [1, 2, 3, 4, 5, 6, 7, 8, 10, 12, 14, 16, 20, 24];

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

/** A length. The maximum of a fluid length. */
function dimensionToken(css: string): DesignToken {
  const isFluid = css.includes('(');
  const largest = isFluid
    ? (/[\d.]+rem(?=\)$|,)/.exec(css.replace(/^clamp\(.*, /, '')) ?? [css])[0]
    : css;
  return {
    $type: 'dimension',
    $value: lengthOf(largest),
    ...(isFluid && {
      $description: `At most; where there is less room: ${css}`,
      $extensions: { [CSS_VALUE]: css },
    }),
  };
}

type ShadowName = keyof typeof shadowLayers;

/** The CSS value of a shadow. The shadow of `paper` follows a torn edge, so it is a filter. */
function shadowCss(name: ShadowName, scheme: Scheme): string {
  const css = boxShadow(shadowLayers[name], scheme);
  return name === 'paper' ? `drop-shadow(${css})` : css;
}

function shadowToken(name: ShadowName, scheme: Scheme): DesignToken {
  const px = (value: number) => ({ value, unit: 'px' });
  const layers = layersIn(shadowLayers[name], scheme).map(({ y, blur, alpha }) => ({
    color: colorToken(palettes[scheme].shade, alpha).$value,
    offsetX: px(0),
    offsetY: px(y),
    blur: px(blur),
    spread: px(0),
  }));
  return { $type: 'shadow', $value: layers, $extensions: { [CSS_VALUE]: shadowCss(name, scheme) } };
}

function mapped<Value>(
  values: Readonly<Record<string, Value>>,
  toToken: (value: Value) => DesignToken,
): TokenGroup {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, toToken(value)]));
}

/** What all themes share in a scheme: the palette and the shadows. */
function paletteTokens(scheme: Scheme): Record<'color' | 'shadow', TokenGroup> {
  const names = Object.keys(shadowLayers) as ShadowName[];
  return {
    color: mapped(palettes[scheme], (hex) => colorToken(hex)),
    shadow: Object.fromEntries(names.map((name) => [name, shadowToken(name, scheme)])),
  };
}

/** What all themes share: the palette and the scales, in the light scheme. */
export function sharedTokens(): TokenGroup {
  return {
    ...paletteTokens('light'),
    font: mapped<readonly string[]>(fontFamilies, (names) => ({
      $type: 'fontFamily',
      $value: [...names],
    })),
    size: mapped(size, dimensionToken),
    space: Object.fromEntries(
      spaceSteps.map((steps) => [String(steps), dimensionToken(space(steps))]),
    ),
    gutter: dimensionToken(gutter),
    target: dimensionToken(target),
    radius: mapped({ ...radius, control: defaultRadius, panel: '16px' }, dimensionToken),
    duration: mapped(duration, (css) => ({
      $type: 'duration',
      $value: { value: Number.parseFloat(css), unit: 'ms' },
    })),
  };
}

/** The schemes that change the tokens of the light one. */
export const otherSchemes = schemes.filter((scheme) => scheme !== 'light');

/** A theme's roles, and those that follow from them: `color` is light, and each other scheme a group. */
export function themeTokens(theme: Theme): TokenGroup {
  const rolesIn = (scheme: Scheme) =>
    mapped({ ...deriveScheme(theme, scheme) }, (hex) => colorToken(hex));
  const others = otherSchemes.map((scheme) => [scheme, rolesIn(scheme)] as const);
  return { color: rolesIn('light'), ...Object.fromEntries(others) };
}

/** What a scheme changes: the shared tokens, and as references the roles of whichever theme is chosen. */
export function schemeTokens(scheme: Scheme): TokenGroup {
  const { color, shadow } = paletteTokens(scheme);
  const roles = mapped(
    Object.fromEntries(Object.keys(deriveScheme(defaultTheme)).map((role) => [role, role])),
    (role) => ({ $type: 'color', $value: `{${scheme}.${role}}` }),
  );
  return { color: { ...color, ...roles }, shadow };
}
