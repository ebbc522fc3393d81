import fc from 'fast-check';
import { expect, inject, it } from 'vitest';
import { contrast, contrastPairs } from './contrast';
import { schemes, type Scheme, type Theme, type ThemeColors } from './contract';
import { defaultTheme } from './defaultTheme';
import { deriveSchemes } from './deriveSchemes';
import { palettes } from './palette';
import { themes } from './themes';

const numRuns = inject('runs') ?? 100;

const hex = fc
  .integer({ min: 0, max: 0xff_ff_ff })
  .map((value) => `#${value.toString(16).padStart(6, '0').toUpperCase()}`);

/** A theme whose text on the brand is readable, as in each theme of the contract. */
function themeOfBrand(brand: string) {
  const onBrand = contrast('#FFFFFF', brand) >= 4.5 ? '#FFFFFF' : palettes.light.ink;
  return { ...defaultTheme, colors: { ...defaultTheme.colors, brand, onBrand } };
}

function deriveFrom(colors: Partial<ThemeColors>) {
  return deriveSchemes({ ...defaultTheme, colors: { ...defaultTheme.colors, ...colors } });
}

/** Expects that each pair of a theme in a scheme has its contrast. */
function expectContrast(theme: Theme, scheme: Scheme) {
  for (const { use, front, back, ratio, least } of contrastPairs(theme, scheme)) {
    const advice = `In ${scheme}, the brand ${theme.colors.brand} has ${String(ratio)}:1 for ${use}, ${front} on ${back}, and needs ${String(least)}:1. Change how src/theme/deriveSchemes.ts derives the first colour, or a colour in src/theme/palette.ts`;
    expect(contrast(front, back), advice).toBeGreaterThanOrEqual(least);
  }
}

it.each(themes)(
  'keeps the roles and the overrides of $code in light, and its brand in dark',
  (theme) => {
    const { colors, overrides } = theme;
    const { light, dark } = deriveSchemes(theme);
    const advice = `${theme.code}: its brand is too close to onBrand for the dark scheme. Change one of them in src/theme/carriers, or write overrides.dark`;
    expect(light).toMatchObject({ ...colors, ...overrides?.light });
    const { brand, onBrand } = { ...colors, ...overrides?.dark };
    expect(dark, advice).toMatchObject({ brand, onBrand });
  },
);

it.each(['#0A0A0A', '#808080'])('uses ink as the dark text of the grey brand %s', (brand) => {
  expect(deriveFrom({ brand, onBrand: '#FFFFFF' }).dark.brandText).toBe(palettes.dark.ink);
});

it.each([
  ['#FDFDF5', '#1D1027'],
  ['#FFC600', '#FFFFFF'],
])('draws the edge of a light field on %s in %s', (brand, line) => {
  expect(deriveFrom({ brand, onBrand: '#1D1027' }).light.lineOnBrand).toBe(line);
});

it('outlines only a brand that is not visible on paper', () => {
  const { light: pale } = deriveSchemes(themeOfBrand('#FFC600'));
  expect(pale.brandEdge).toBe(pale.brandText);
  const hidden = deriveSchemes(themeOfBrand('#0B3C8C')).dark;
  const visible = deriveSchemes(themeOfBrand('#E10A0A')).dark;
  expect([hidden.brandEdge, hidden.lineOnBrand]).toEqual([hidden.brandText, hidden.onBrand]);
  expect([visible.brandEdge, visible.lineOnBrand]).toEqual([visible.brand, palettes.dark.paper]);
});

it('uses a pale brand as text on dark paper', () => {
  expect(deriveSchemes(themeOfBrand('#FFC600')).dark.brandText).toBe('#FFC600');
});

it('keeps every pair of any brand in the derived schemes', () => {
  fc.assert(
    fc.property(hex, (brand) => {
      const theme = themeOfBrand(brand);
      for (const scheme of schemes.filter((one) => one !== 'light')) {
        expectContrast(theme, scheme);
      }
    }),
    { numRuns },
  );
});

it('replaces a derived role by an override', () => {
  const overrides = { dark: { brandTint: '#123456' } };
  const { dark, more } = deriveSchemes({ ...defaultTheme, overrides });
  expect(dark.brandTint).toBe('#123456');
  expect(more.brandTint).toBe(defaultTheme.colors.brandTint);
});

it.each(schemes.filter((scheme) => scheme !== 'light'))(
  'derives the other roles of %s from its overrides',
  (scheme) => {
    const overrides = { [scheme]: { onBrand: '#000000', brandTint: palettes[scheme].ground } };
    expectContrast({ ...themeOfBrand('#0B3C8C'), overrides }, scheme);
  },
);

it('fills a chip with the brand if its text is readable on no other fill', () => {
  const { brand, chipOnBrand } = deriveFrom({ brand: '#1E0000', onBrand: '#949494' }).more;
  expect(chipOnBrand).toBe(brand);
});
