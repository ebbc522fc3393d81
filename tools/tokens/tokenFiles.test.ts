import { defineConfig, parse } from '@terrazzo/parser';
import { expect, it } from 'vitest';
import { schemes } from '#theme/contract';
import { palettes } from '#theme/palette';
import { deriveScheme } from '#theme/deriveSchemes';
import { themes } from '#theme/themes';
import { defaultRadius, duration } from '#theme/tokens';
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
    const expected = { ...palettes[scheme], ...deriveScheme(theme, scheme) };
    expect(Object.fromEntries(colors), theme.code).toEqual(expected);
  }
});

it('contains the scales', () => {
  const tokens = resolver.apply({ theme: 'default', scheme: 'light' });
  const lengths = ['radius.control', 'duration.press'].map((id) => {
    const { value, unit } = tokens[id]?.$value as { value: number; unit: string };
    return `${String(value)}${unit}`;
  });
  expect(lengths).toEqual([defaultRadius, duration.press]);
});
