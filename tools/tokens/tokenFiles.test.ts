import { defineConfig, parse } from '@terrazzo/parser';
import { expect, it } from 'vitest';
import { schemes } from '#theme/contract';
import { palettes } from '#theme/palette';
import { roleCss, schemeCss, themeColors, themeCss } from '#theme/themeCss';
import { themes } from '#theme/themes';
import { duration, radius } from '#theme/tokens';
import { tokenFiles } from './tokenFiles.ts';

const files = new Map(tokenFiles().map(({ name, text }) => [name, text]));

// A reader of the W3C format, which is not ours.
const cwd = new URL('file:///tokens/');
const read = (address: URL) => files.get(address.href.slice(cwd.href.length)) ?? '';
const filename = new URL('colibri.resolver.json', cwd);
const { resolver } = await parse([{ filename, src: read(filename) }], {
  config: defineConfig({ outDir: './out/', lint: { rules: {} } }, { cwd }),
  req: (address) => Promise.resolve(read(address)),
});

it.each(schemes)('resolves to the colours of each theme in the scheme %s', (scheme) => {
  for (const theme of themes) {
    const colors = Object.entries(resolver.apply({ theme: theme.code, scheme })).flatMap(
      ([id, { $value }]) =>
        id.startsWith('color.') ? [[id.slice(6), ($value as { hex: string }).hex]] : [],
    );
    const expected = { ...palettes[scheme], ...themeColors(theme, scheme) };
    expect(Object.fromEntries(colors), theme.code).toEqual(expected);
  }
});

it('contains the scales', () => {
  const tokens = resolver.apply({ theme: 'default', scheme: 'light' });
  const lengths = ['radius.control', 'duration.press'].map((id) => {
    const { value, unit } = tokens[id]?.$value as { value: number; unit: string };
    return `${String(value)}${unit}`;
  });
  expect(lengths).toEqual([radius.control, duration.press]);
});

it('has the CSS of the components, and the scales as custom properties', () => {
  const css = files.get('tokens.css');
  for (const part of [schemeCss(), roleCss(), themeCss(themes)]) expect(css).toContain(part);
  expect(css).toContain(`--colibri-radius-panel: ${radius.panel};`);
});

it.each(schemes)('has the colours of the scheme %s in the module', (scheme) => {
  const [, text = '{}'] =
    /export const schemes = ([^;]+);/.exec(files.get('tokens.js') ?? '') ?? [];
  const module = JSON.parse(text) as Record<string, { themes: Record<string, object> }>;
  for (const theme of themes) {
    const { brandText } = themeColors(theme, scheme);
    expect(module[scheme]?.themes[theme.code]).toMatchObject({ 'color.brandText': brandText });
  }
});
