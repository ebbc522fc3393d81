import { boxShadow, faces, shadowLayers } from '#theme/effects';
import type { Theme } from '#theme/contract';
import { palette } from '#theme/palette';
import { themeColors } from '#theme/themeCss';
import { duration, gutter, radius, size, space, target } from '#theme/tokens';

/** A token of the W3C Design Tokens format (2025.10). */
interface DesignToken {
  $type: string;
  $value: unknown;
  $description?: string;
  $extensions?: Record<string, string>;
}

/** A group of tokens. */
export type TokenGroup = { readonly [name: string]: DesignToken | TokenGroup };

/** Where a token keeps what CSS says in its place, since the format knows no functions. */
export const CSS_VALUE = 'org.colibri.css';

/** The steps of the distances, in 4 px, that layouts use. */
export const spaceSteps = [1, 2, 3, 4, 5, 6, 7, 8, 10, 12, 14, 16, 20, 24];

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

/** A length; of one that shrinks with the width, what it is at most. */
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

function shadowToken(name: ShadowName): DesignToken {
  const px = (value: number) => ({ value, unit: 'px' });
  const layers = shadowLayers[name].map(({ y, blur, alpha }) => ({
    color: colorToken(palette.ink, alpha).$value,
    offsetX: px(0),
    offsetY: px(y),
    blur: px(blur),
    spread: px(0),
  }));
  // It follows a torn edge, so it is a filter.
  const css =
    name === 'paper'
      ? `drop-shadow(${boxShadow(shadowLayers.paper)})`
      : boxShadow(shadowLayers[name]);
  return { $type: 'shadow', $value: layers, $extensions: { [CSS_VALUE]: css } };
}

function mapped<Value>(
  values: Readonly<Record<string, Value>>,
  toToken: (value: Value) => DesignToken,
): TokenGroup {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, toToken(value)]));
}

/** What all themes share: the palette and the scales. */
export function sharedTokens(): TokenGroup {
  return {
    color: mapped(palette, (hex) => colorToken(hex)),
    font: mapped<readonly string[]>(faces, (names) => ({
      $type: 'fontFamily',
      $value: [...names],
    })),
    size: mapped(size, dimensionToken),
    space: Object.fromEntries(
      spaceSteps.map((steps) => [String(steps), dimensionToken(space(steps))]),
    ),
    gutter: dimensionToken(gutter),
    target: dimensionToken(target),
    radius: mapped(radius, dimensionToken),
    shadow: Object.fromEntries(
      (Object.keys(shadowLayers) as ShadowName[]).map((name) => [name, shadowToken(name)]),
    ),
    duration: mapped(duration, (css) => ({
      $type: 'duration',
      $value: { value: Number.parseFloat(css), unit: 'ms' },
    })),
  };
}

/** A theme's roles, and those that follow from them. */
export function themeTokens(theme: Theme): TokenGroup {
  return { color: mapped({ ...themeColors(theme) }, (hex) => colorToken(hex)) };
}

/** A file of tokens as it is written. */
export function tokenText(tokens: TokenGroup): string {
  return `${JSON.stringify(tokens, undefined, 2)}\n`;
}
