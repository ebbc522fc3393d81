import fc from 'fast-check';
import { readFileSync } from 'node:fs';
import { format, resolveConfig } from 'prettier';
import { describe, expect, inject, it } from 'vitest';
import { contrastPairs } from '#theme/contrast';
import { schemes } from '#theme/contract';
import { carrierThemes } from '#theme/themes';
import { carrierFiles, themeFile } from '#storybook/review/files';
import { problemsOf, alternatives } from '#storybook/review/problems';
import { codeOf, nameError, themeOfBrand } from '#storybook/review/theme';

const hex = fc
  .integer({ min: 0, max: 0xff_ff_ff })
  .map((value) => `#${value.toString(16).padStart(6, '0').toUpperCase()}`);

describe('the theme of a brand colour', () => {
  it('has enough contrast in every scheme, or a problem and a colour without one', () => {
    fc.assert(
      fc.property(hex, (brand) => {
        const theme = themeOfBrand('LUCERO', 'Lucero', brand);
        const hasContrast = schemes
          .flatMap((scheme) => contrastPairs(theme, scheme))
          .every(({ ratio, least }) => ratio >= least);
        const hasProblem = problemsOf(brand).length > 0;
        expect(hasContrast || hasProblem).toBe(true);
        const offers = hasProblem ? alternatives(brand) : [];
        expect(offers.length > 0).toBe(hasProblem);
        expect(offers.flatMap(problemsOf)).toEqual([]);
      }),
      { numRuns: (inject('runs') ?? 100) / 10, examples: [['#000000'], ['#FFFFFF'], ['#FFFF00']] },
    );
  });

  it.each([
    ['#4A2C8F', []],
    ['#767676', []],
    ['#7A7A7A', [/^Light: onBrand on brand has 4\.2\d:1 and needs 4\.5:1\.$/]],
    ['#EDEDED', [/^Light.*hardly visible/]],
    ['#1A0F24', [/^Dark; More contrast, dark: .*hardly visible/]],
    ['#154396', [/looks like that of Telcel, Telcel USA/]],
    ['#FFD000', [/looks like that of unefon/]],
  ])('has the problems of %s', (brand, expected) => {
    expect(problemsOf(brand)).toEqual(
      expected.map((text) => expect.stringMatching(text) as string),
    );
  });
});

describe('a name', () => {
  it.each([
    ['Lucero Móvil', 'LUCEROMOVIL'],
    ['AT&T', 'ATT'],
    ['¡¡', ''],
  ])('has the code of its letters and digits: %s', (name, code) => {
    expect(codeOf(name)).toBe(code);
  });

  it.each(['Telcel', 'Default', '', '1A', 'A'])('cannot be %j', (name) => {
    expect(nameError(name)).toBeDefined();
  });
});

describe('the files', () => {
  // The studio writes no others.
  const plain = carrierThemes.filter((theme) => !('overrides' in theme || 'radius' in theme));

  it.each(plain)('contain the theme of $code as its file does', (theme) => {
    expect(themeFile(theme)).toBe(readFileSync(`src/theme/carriers/${theme.code}.ts`, 'utf8'));
  });

  it('are formatted', async () => {
    const options = await resolveConfig('src/theme/themes.ts');
    const theme = themeOfBrand('SOL2', "Sol d'Oro", '#4A2C8F');
    const svg = { name: 'svg', attributes: { viewBox: '0 0 9 9' }, children: [] };
    const files = Object.entries(carrierFiles(theme, { svg, dropped: [] }));
    expect(files.map(([path]) => path)).toEqual([
      'src/theme/carriers/SOL2.ts',
      'src/theme/wordmarks/SOL2.svg',
      'mocks/catalogue/sol2.ts',
      'mocks/catalogue.ts',
    ]);
    for (const [path, text] of files.filter(([name]) => name.endsWith('.ts'))) {
      expect(await format(text, { ...options, filepath: path })).toBe(text);
    }
  });
});
