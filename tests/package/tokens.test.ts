import { defineConfig, parse } from '@terrazzo/parser';
import { describe, expect, it } from 'vitest';
import { fontFamilies } from '#theme/fonts';
import { schemes } from '#theme/contract';
import { palette, palettes } from '#theme/palette';
import { schemeCss, themeColors, themeCss } from '#theme/themeCss';
import { themeOf, themes } from '#theme/themes';
import { duration, radius } from '#theme/tokens';
import { tokenFiles } from '#tools/tokens/tokenFiles.ts';

type Tokens = Readonly<Record<string, { $value: unknown }>>;

const files = new Map((await tokenFiles()).map(({ name, text }) => [name, text]));

/** The values of the tokens of a group: the hex of a colour, the number and unit of a length or time. */
function values(file: string, group: string) {
  const groups = JSON.parse(files.get(`${file}.tokens.json`) ?? '{}') as Record<string, Tokens>;
  const values = Object.entries(groups[group] ?? {}).map(([name, { $value }]) => {
    if (Array.isArray($value)) return [name, $value];
    const { hex, value, unit } = $value as { hex?: string; value?: number; unit?: string };
    return [name, hex ?? `${String(value)}${unit ?? ''}`];
  });
  return Object.fromEntries(values) as Record<string, unknown>;
}

/** The custom properties of a rule of CSS, in capitals, with colours of six digits. */
function declarations(css: string, code: string): Record<string, string> {
  const selector = code === 'default' ? ':where(:root,[data-carrier])' : `[data-carrier="${code}"]`;
  const [, rest = ''] = css.split(`${selector}{`);
  const rule = rest.slice(0, rest.indexOf('}'));
  const found = rule.matchAll(/(--[\w-]+):\s*([^;]+);?/g);
  return Object.fromEntries(
    Array.from(found, ([, name = '', value = '']) => [
      name,
      value.toUpperCase().replace(/^#(.)(.)(.)$/, '#$1$1$2$2$3$3'),
    ]),
  );
}

/** The colours of a theme in a scheme, as a reader of the format resolves them. */
async function resolvedColors(theme: string, scheme: string): Promise<Record<string, string>> {
  const cwd = new URL('file:///tokens/');
  const read = (address: URL) => files.get(address.href.slice(cwd.href.length)) ?? '';
  const config = defineConfig({ outDir: './out/', lint: { rules: {} } }, { cwd });
  const filename = new URL('colibri.resolver.json', cwd);
  const { resolver } = await parse([{ filename, src: read(filename) }], {
    config,
    req: (address) => Promise.resolve(read(address)),
  });
  const colors = Object.entries(resolver.apply({ theme, scheme })).filter(([id]) =>
    id.startsWith('color.'),
  );
  return Object.fromEntries(
    colors.map(([id, { $value }]) => [id.slice(6), ($value as { hex: string }).hex.toUpperCase()]),
  );
}

describe('the design tokens', () => {
  it.each(themes)('contain the colours of $code, in the W3C format and in CSS', (theme) => {
    expect(values(theme.code, 'color')).toEqual(themeColors(theme));
    const own = declarations(themeCss(themes), theme.code);
    expect(Object.keys(own).length).toBeGreaterThan(5);
    expect(declarations(files.get('tokens.css') ?? '', theme.code)).toEqual(own);
  });

  it.each(schemes)('resolve to the colours of a theme in the scheme %s', async (scheme) => {
    const expected = { ...palettes[scheme], ...themeColors(themeOf('TELCEL'), scheme) };
    expect(await resolvedColors('TELCEL', scheme)).toEqual(expected);
  });

  it('select the scheme in CSS', () => {
    expect(files.get('tokens.css')).toContain(schemeCss());
  });

  it.each(schemes)('contain the colours of the scheme %s in the module', (scheme) => {
    const { brandText } = themeColors(themeOf('VIRGIN'), scheme);
    const [, text = '{}'] =
      /export const schemes = ([^;]+);/.exec(files.get('tokens.js') ?? '') ?? [];
    const module = JSON.parse(text) as Record<string, { themes: Record<string, object> }>;
    expect(module[scheme]?.themes['VIRGIN']).toMatchObject({ 'color.brandText': brandText });
  });

  it('contain the palette and the scales', () => {
    expect(values('shared', 'color')).toEqual(palette);
    expect(values('shared', 'font')).toEqual(fontFamilies);
    expect(values('shared', 'radius')).toEqual(radius);
    expect(values('shared', 'duration')).toEqual(duration);
  });
});
