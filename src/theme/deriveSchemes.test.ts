import fc from 'fast-check';
import { expect, inject, it } from 'vitest';
import { contrast, contrastPairs } from './contrast';
import { schemes, type ThemeColors } from './contract';
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

it.each(themes)('keeps the roles of $code in light, and its brand in dark', (theme) => {
  const { brand, onBrand } = theme.colors;
  const { light, dark } = deriveSchemes(theme);
  expect(light).toMatchObject(theme.colors);
  expect(dark).toMatchObject({ brand, onBrand });
});

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
        for (const { use, front, back, least } of contrastPairs(theme, scheme)) {
          expect(contrast(front, back), `${scheme}: ${use}`).toBeGreaterThanOrEqual(least);
        }
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
    const theme = { ...themeOfBrand('#0B3C8C'), overrides };
    for (const { front, back, least } of contrastPairs(theme, scheme)) {
      expect(contrast(front, back)).toBeGreaterThanOrEqual(least);
    }
  },
);

it('fills a chip with the brand if its text is readable on no other fill', () => {
  const { brand, chipOnBrand } = deriveFrom({ brand: '#1E0000', onBrand: '#949494' }).more;
  expect(chipOnBrand).toBe(brand);
});
