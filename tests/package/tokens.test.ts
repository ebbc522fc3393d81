import { describe, expect, it } from 'vitest';
import { faces } from '#theme/effects';
import { palette } from '#theme/palette';
import { themeColors, themeCss } from '#theme/themeCss';
import { themes } from '#theme/themes';
import { duration, radius } from '#theme/tokens';
import { tokenFiles } from '#tools/tokens/tokenFiles.ts';

type Tokens = Readonly<Record<string, { $value: unknown }>>;

const files = new Map((await tokenFiles()).map(({ name, text }) => [name, text]));

/** What the tokens of a group say: of colours their hex, of lengths and times their number and unit. */
function values(file: string, group: string) {
  const groups = JSON.parse(files.get(`${file}.tokens.json`) ?? '{}') as Record<string, Tokens>;
  const told = Object.entries(groups[group] ?? {}).map(([name, { $value }]) => {
    if (Array.isArray($value)) return [name, $value];
    const { hex, value, unit } = $value as { hex?: string; value?: number; unit?: string };
    return [name, hex ?? `${String(value)}${unit ?? ''}`];
  });
  return Object.fromEntries(told) as Record<string, unknown>;
}

/** The custom properties of a rule of CSS, in capitals, with colours of six digits. */
function declarations(css: string, code: string): Record<string, string> {
  const rule = new RegExp(`\\[data-carrier="${code}"\\]\\s*\\{([^}]*)\\}`).exec(css)?.[1] ?? '';
  const found = rule.matchAll(/(--[\w-]+):\s*([^;]+);?/g);
  return Object.fromEntries(
    Array.from(found, ([, name = '', value = '']) => [
      name,
      value.toUpperCase().replace(/^#(.)(.)(.)$/, '#$1$1$2$2$3$3'),
    ]),
  );
}

describe('the design tokens', () => {
  it.each(themes)('say the colours of $code, in the W3C format and in CSS', (theme) => {
    expect(values(theme.code, 'color')).toEqual(themeColors(theme));
    // CSS is made from the colours' parts, not from their hex.
    const made = declarations(files.get('tokens.css') ?? '', theme.code);
    const own = declarations(themeCss(themes), theme.code);
    expect(Object.keys(own).length).toBeGreaterThan(5);
    expect(made).toMatchObject(own);
  });

  it('say the palette and the scales', () => {
    expect(values('shared', 'color')).toEqual(palette);
    expect(values('shared', 'font')).toEqual(faces);
    expect(values('shared', 'radius')).toEqual(radius);
    expect(values('shared', 'duration')).toEqual(duration);
  });
});
