import { expect, it } from 'vitest';
import { schemes } from '#theme/contract';
import { defaultTheme } from '#theme/defaultTheme';
import { palettes } from '#theme/palette';
import { deriveScheme } from '#theme/deriveSchemes';
import { themes } from '#theme/themes';
import { tokenFiles } from './tokenFiles.ts';

type Token = { $value: string | { hex: string } };
type Tokens = Readonly<Record<string, Readonly<Record<string, Token>>>>;

/** The themes, and one with neutrals of its own. */
const all = [
  ...themes,
  {
    ...defaultTheme,
    code: 'NOCHE',
    overrides: { light: { paper: '#FBF6EC' }, dark: { ink: '#DCE8FA' } },
  },
];

const files = tokenFiles(all);

function read(name: string): Tokens {
  return JSON.parse(files[`${name}.tokens.json`] ?? '') as Tokens;
}

/** The colour of a token, whose value may refer to one of `tokens`, such as `{dark.brand}`. */
function hexOf({ $value }: Token, tokens: Tokens): string | undefined {
  if (typeof $value === 'object') return $value.hex;
  const [group = '', name = ''] = $value.slice(1, -1).split('.');
  const token = tokens[group]?.[name];
  return token && hexOf(token, tokens);
}

it.each(schemes)('contains the colours of each theme in the scheme %s', (scheme) => {
  const changed = scheme === 'light' ? {} : read(scheme)['color'];
  for (const theme of all) {
    const own = read(theme.code);
    const tokens = { ...read('shared')['color'], ...own['color'], ...changed };
    const colors = Object.entries(tokens).map(([name, token]) => [name, hexOf(token, own)]);
    const expected = { ...palettes[scheme], ...deriveScheme(theme, scheme) };
    expect(Object.fromEntries(colors), theme.code).toEqual(expected);
  }
});

it('lists every file in the order in which the format resolves them', () => {
  const resolver = files['colibri.resolver.json'] ?? '';
  const listed = [...resolver.matchAll(/"\$ref": "([\w.-]+)"/g)].map(([, name]) => name);
  expect(['colibri.resolver.json', ...listed].sort()).toEqual(Object.keys(files).sort());
  expect(resolver).toMatch(/"resolutionOrder": \[[^\]]*shared[^\]]*theme[^\]]*scheme/);
});
