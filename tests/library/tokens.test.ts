import { beforeAll, describe, expect, it } from 'vitest';
import { faces } from '#theme/effects';
import { palette } from '#theme/palette';
import { themeColors, themeCss } from '#theme/themeCss';
import { themes } from '#theme/themes';
import { duration, gutter, radius, size, space, target } from '#theme/tokens';
import { tokenFiles } from '#tools/tokens/tokenFiles.ts';

type Tree = Readonly<Record<string, unknown>>;

interface Color {
  components: number[];
  hex: string;
}

let files = new Map<string, string>();

beforeAll(async () => {
  files = new Map((await tokenFiles()).map(({ name, text }) => [name, text]));
});

const read = (name: string) => JSON.parse(files.get(name) ?? '{}') as Record<string, Tree>;

/** The values of a group, by their names. */
function values(group: Tree = {}): [name: string, value: unknown][] {
  return Object.entries(group).map(([name, token]) => [name, (token as Tree)['$value']]);
}

/** A colour as its parts say it, which must be what its own hex says. */
function hexOf(value: unknown): string {
  const { components, hex } = value as Color;
  const parts = components.map((part) =>
    Math.round(part * 255)
      .toString(16)
      .padStart(2, '0'),
  );
  expect(`#${parts.join('')}`.toUpperCase()).toBe(hex);
  return hex;
}

const colors = (group?: Tree) =>
  Object.fromEntries(values(group).map(([name, value]) => [name, hexOf(value)]));

/** The custom properties of a rule of CSS, in capitals, with colours of six digits. */
function declarations(css: string, selector: string): Record<string, string> {
  const [, body = ''] = css.split(`${selector}{`);
  const found = body.split('}')[0]?.matchAll(/(--[\w-]+):([^;]+);?/g) ?? [];
  const long = (value: string) =>
    value
      .toUpperCase()
      .replace(/^#(.)(.)(.)$/, '#$1$1$2$2$3$3')
      .replaceAll(/['"]/g, '');
  return Object.fromEntries([...found].map(([, name = '', value = '']) => [name, long(value)]));
}

const squeezed = (css: string) =>
  css
    .replaceAll(/\/\*.*?\*\//gs, '')
    .replaceAll(/\s*([:;{}])\s*/g, '$1')
    .replaceAll(/^:root, /gm, '');

describe('the design tokens, read back', () => {
  it.each(themes)(
    'say the colours of $code, in the W3C format and in the module',
    async (theme) => {
      expect(colors(read(`${theme.code}.tokens.json`)['color'])).toEqual(themeColors(theme));
      const code = files.get('tokens.js') ?? '';
      const module = (await import(
        /* @vite-ignore */ `data:text/javascript,${encodeURIComponent(code)}`
      )) as { themes: Record<string, Tree> };
      const told = Object.entries(module.themes[theme.code] ?? {}).map(([id, value]) => [
        id.replace('color.', ''),
        String(value)
          .toUpperCase()
          .replace(/^#(.)(.)(.)$/, '#$1$1$2$2$3$3'),
      ]);
      expect(Object.fromEntries(told)).toEqual(themeColors(theme));
    },
  );

  it.each(themes)('declare in CSS what the app itself declares for $code', ({ code }) => {
    const selector = `[data-carrier="${code}"]`;
    const made = declarations(squeezed(files.get('tokens.css') ?? ''), selector);
    expect(made).toMatchObject(declarations(themeCss(themes), selector));
  });

  it('say the palette and the scales', () => {
    const shared = read('shared.tokens.json');
    expect(colors(shared['color'])).toEqual(palette);
    expect(Object.fromEntries(values(shared['font']))).toEqual(faces);
    const css = (value: unknown) => Object.values(value as object).join('');
    const told = (group?: Tree) => values(group).map(([name, value]) => [name, css(value)]);
    expect(Object.fromEntries(told(shared['radius']))).toEqual(radius);
    expect(Object.fromEntries(told(shared['duration']))).toEqual(duration);
    for (const [name, value] of told(shared['space'])) expect(value).toBe(space(Number(name)));
    for (const [name, value] of told(shared['size'])) {
      expect(size[name as keyof typeof size]).toContain(value);
    }
    expect(css(shared['target']?.['$value'])).toBe(target);
    expect(gutter).toContain(css(shared['gutter']?.['$value']));
  });
});
