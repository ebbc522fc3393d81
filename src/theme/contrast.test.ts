import { describe, expect, it } from 'vitest';
import { catalogue } from '#mocks/catalogue';
import { blend } from './colorMath';
import { contrast, contrastPairs } from './contrast';
import { defineTheme, schemes, ThemeError } from './contract';
import { defaultTheme } from './defaultTheme';
import { palettes } from './palette';
import { themeOf, themes } from './themes';

it.each([
  ['#000000', '#FFFFFF', 21],
  ['#FFFFFF', '#FFFFFF', 1],
  ['#777777', '#FFFFFF', 4.48],
])('measures the contrast of %s on %s as %d', (front, back, ratio) => {
  expect(contrast(front, back)).toBeCloseTo(ratio, 2);
});

it('blends a colour over another by its opacity', () => {
  expect(blend('#FFFFFF', '#000000', 0.25)).toBe('#404040');
});

describe.each(themes)('the theme $code', (theme) => {
  describe.each(schemes)('in the scheme %s', (scheme) => {
    it.each(contrastPairs(theme, scheme))(
      'keeps $least:1 for $use',
      ({ use, front, back, least }) => {
        const advice = `${theme.code}: ${use}, ${front} on ${back}. Change the colour in src/theme, or let the theme studio propose one`;
        expect(contrast(front, back), advice).toBeGreaterThanOrEqual(least);
      },
    );
  });
});

describe('more contrast', () => {
  const { hairline, ground } = palettes.more;

  it('requires 7:1 for text', () => {
    const leasts = contrastPairs(defaultTheme, 'more').map(({ least }) => least);
    expect(new Set(leasts)).toEqual(new Set([7, 4.5]));
  });

  it('draws decorative lines at 4.5:1 or more', () => {
    expect(contrast(hairline, ground)).toBeGreaterThanOrEqual(4.5);
  });
});

describe('themes', () => {
  it('has the default theme and the nine carriers of the contract', () => {
    const [first, ...others] = themes.map(({ code }) => code);
    expect(first).toBe('default');
    expect(others).toEqual(expect.arrayContaining(catalogue.map(({ name }) => name)));
  });

  it.each([
    ['TELCELUSA', 'USD'],
    ['USDMOVISTAR', 'USD'],
    ['TELCEL', 'MXN'],
    ['MOVISTAR', 'MXN'],
  ])('sells %s in %s', (code, currency) => {
    expect(themeOf(code).currency).toBe(currency);
  });

  it.each(['COMETA', '', 'default', undefined])(
    'falls back to the default theme for %s',
    (code) => {
      expect(themeOf(code)).toBe(defaultTheme);
    },
  );

  it('prefers a provided theme to the included one with the same code', () => {
    const own = { ...defaultTheme, code: 'TELCEL' };
    expect(themeOf('TELCEL', [own])).toBe(own);
  });

  it.each(['red', '#D6006', '#D6006D80', 'D6006D'])('rejects the colour %s', (brand) => {
    const colors = { ...defaultTheme.colors, brand };
    const overrides = { dark: { brand } };
    expect(() => defineTheme({ ...defaultTheme, colors })).toThrow(ThemeError);
    expect(() => defineTheme({ ...defaultTheme, overrides })).toThrow(ThemeError);
  });

  it.each(['0px', '4.5px', '24px'])('accepts the radius %s', (radius) => {
    expect(defineTheme({ ...defaultTheme, radius })).toHaveProperty('radius', radius);
  });

  it.each(['24.1px', '900em', '-1px', '4', '', '4px}body{', 'calc(4px)'])(
    'rejects the radius %j',
    (radius) => {
      expect(() => defineTheme({ ...defaultTheme, radius })).toThrow(/radius.*24px/);
    },
  );

  it('accepts lower-case and short colours', () => {
    const written = { ...defaultTheme.colors, brand: '#d6006d', onBrand: '#fff' };
    const overrides = { dark: { brandText: '#f8c' } };
    const { colors, ...rest } = defineTheme({ ...defaultTheme, colors: written, overrides });
    expect(colors).toMatchObject({ brand: '#D6006D', onBrand: '#FFFFFF' });
    expect(rest.overrides).toEqual({ dark: { brandText: '#FF88CC' } });
  });
});
