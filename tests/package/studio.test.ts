import fc from 'fast-check';
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, inject, it } from 'vitest';
import { contrast, contrastPairs } from '#theme/contrast';
import { themes } from '#theme/themes';
import { themeFile } from '#storybook/studio/files';
import {
  codeError,
  codeOf,
  decodeDraft,
  encodeDraft,
  initialDraft,
  themeOfDraft,
} from '#storybook/studio/themeDraft';
import { checkContrast } from '#storybook/studio/roles';
import { fitWordmark, isPath, checkWordmark, type Wordmark } from '#storybook/studio/wordmark';

const numRuns = inject('runs') ?? 100;

const hex = fc
  .integer({ min: 0, max: 0xff_ff_ff })
  .map((value) => `#${value.toString(16).padStart(6, '0').toUpperCase()}`);

const chosen = fc.record(
  { onBrand: hex, brandText: hex, brandTint: hex, accent: hex },
  { requiredKeys: [] },
);

const faultsOf = (brand: string, own = {}) => {
  const theme = themeOfDraft({ ...initialDraft, brand, chosen: own });
  return contrastPairs(theme).filter(({ front, back, least }) => contrast(front, back) < least);
};

describe('the roles of the studio', () => {
  it('hold for any brand colour, or say which pair does not and what would', () => {
    fc.assert(
      fc.property(hex, (brand) => {
        const { broken } = checkContrast(brand);
        expect(broken.map(({ use }) => use)).toEqual(faultsOf(brand).map(({ use }) => use));
        for (const { role, offer } of broken) {
          expect(role).toBe('brand');
          expect(faultsOf(offer)).toEqual([]);
        }
      }),
      { numRuns },
    );
  });

  it('offer a way out of any choice: each offer taken in turn ends with every pair kept', () => {
    fc.assert(
      fc.property(hex, chosen, (brand, own) => {
        let now = { brand, ...own };
        for (let round = 0; round < 4; round += 1) {
          const { brand: first, ...others } = now;
          const [next] = checkContrast(first, others).broken;
          if (next === undefined) break;
          now = { ...now, [next.role]: next.offer };
        }
        const { brand: last, ...others } = now;
        expect(faultsOf(last, others)).toEqual([]);
      }),
      // Each run is several searches for a colour.
      {
        numRuns: numRuns / 10,
        examples: [['#000000', { brandTint: '#000000' }]],
      },
    );
  });

  it('keep a brand colour that neither white nor ink can be read on, and offer its neighbour', () => {
    const [first] = checkContrast('#7A7A7A').broken;
    expect(first).toMatchObject({ use: 'onBrand on brand', role: 'brand' });
  });
});

describe('a draft in an address', () => {
  it('comes back as it was', async () => {
    const draft = { ...initialDraft, name: 'Lucero ñ', chosen: { accent: '#00FF00' } };
    const text = await encodeDraft(draft);
    expect(text).toMatch(/^[\w-]+$/);
    expect(await decodeDraft(text)).toEqual(draft);
  });

  it.each(['', 'nothing', '%%%', 'q1YqS8xNVbJSSs5PSVWqBQA'])('is none in %j', async (text) => {
    expect(await decodeDraft(text)).toBeUndefined();
  });

  it('carries nothing but outlines and colours', async () => {
    const strange = await encodeDraft({ ...initialDraft, code: '"]{}body{color:red' });
    expect(await decodeDraft(strange)).toBeUndefined();
    const drawing = { width: 10, height: 10, paths: [{ d: 'M0 0"/><script>', evenOdd: false }] };
    const text = await encodeDraft({ ...initialDraft, wordmark: drawing });
    expect(await decodeDraft(text)).toBeUndefined();
  });
});

describe('a code', () => {
  it.each([
    ['Lucero Móvil', 'LUCEROMOVIL'],
    ['AT&T', 'ATT'],
    ['¡¡', ''],
  ])('of %s is %s', (name, code) => {
    expect(codeOf(name)).toBe(code);
  });

  it.each(['TELCEL', 'default', '', '1A', 'A'])('cannot be %j', (code) => {
    expect(codeError(code)).toBeDefined();
  });
});

describe('the files of the studio', () => {
  it.each(themes.slice(1))('write $code like its file', (theme) => {
    const file = `src/theme/carriers/${theme.code}.ts`;
    expect(themeFile(theme)).toBe(readFileSync(file, 'utf8'));
  });
});

describe('the check of wordmarks', () => {
  const folder = 'src/theme/wordmarks';
  const drawings = readdirSync(folder).map((file): [string, Wordmark] => {
    const text = readFileSync(`${folder}/${file}`, 'utf8');
    const [, width, height] = /viewBox="0 0 (\d+) (\d+)"/.exec(text) ?? [];
    const paths = [...text.matchAll(/ d="([^"]+)"/g)].map(([, d = '']) => ({ d, evenOdd: false }));
    return [file, { width: Number(width), height: Number(height), paths }];
  });
  const broken = (wordmark: Wordmark) =>
    checkWordmark(wordmark).flatMap(({ rule, passes }) => (passes ? [] : [rule]));

  it.each(drawings)('passes %s', (_, wordmark) => {
    expect(wordmark.paths.every(({ d }) => isPath(d))).toBe(true);
    expect(broken(wordmark)).toEqual([]);
  });

  it.each([
    ['a box with room at its side', 900, 1000, 'M0 170h660v660H0z', ['Box', 'Clear space']],
    ['a box of another height', 66, 100, 'M0 17h66v66H0z', ['Box', 'Line']],
    ['ink that floats above the line', 660, 1000, 'M0 0h660v660H0z', ['Line']],
    ['hairlines', 660, 1000, 'M0 170h660v20H20v640H0z', ['Smallest size']],
  ])('finds %s', (_, width, height, d, rules) => {
    expect(broken({ width, height, paths: [{ d, evenOdd: false }] })).toEqual(rules);
  });

  it('brings a drawing of any size to our measures', () => {
    const small = { width: 40, height: 40, paths: [{ d: 'M5 5h30v20H5z', evenOdd: false }] };
    expect(broken(fitWordmark(small, { lines: 1, descends: false }))).toEqual([]);
    expect(broken(fitWordmark(small, { lines: 2, descends: false }))).toEqual([]);
  });
});

it.each(['', 'x', 'M', 'url(#a)', 'M0 0"', 'M0 0<', 'javascript:alert(1)'])(
  'takes %j for no path data',
  (d) => {
    expect(isPath(d)).toBe(false);
  },
);
