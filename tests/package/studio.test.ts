import fc from 'fast-check';
import { readdirSync, readFileSync } from 'node:fs';
import { format, resolveConfig } from 'prettier';
import { describe, expect, inject, it } from 'vitest';
import { contrast, contrastPairs } from '#theme/contrast';
import { schemes } from '#theme/contract';
import { roleCss, schemeCss, themeDeclarations } from '#theme/themeCss';
import { themes } from '#theme/themes';
import { adviceOf } from '#storybook/studio/advice';
import { otherFiles, themeFile } from '#storybook/studio/files';
import {
  codeError,
  codeOf,
  decodeDraft,
  encodeDraft,
  initialDraft,
  themeOfDraft,
  type ThemeDraft,
} from '#storybook/studio/themeDraft';
import { checkContrast, withRole } from '#storybook/studio/roles';
import { fitWordmark, isPath, checkWordmark, type Wordmark } from '#storybook/studio/wordmark';

const numRuns = inject('runs') ?? 100;

const hex = fc
  .integer({ min: 0, max: 0xff_ff_ff })
  .map((value) => `#${value.toString(16).padStart(6, '0').toUpperCase()}`);

const roles = { onBrand: hex, brandText: hex, brandTint: hex, accent: hex };
const chosen = fc.record(roles, { requiredKeys: [] });
const ownRoles = fc.record({ brand: hex, ...roles }, { requiredKeys: [] });
const overrides = fc.record(
  { dark: ownRoles, more: ownRoles, 'more-dark': ownRoles },
  { requiredKeys: [] },
);

const draftOf = (brand: string): ThemeDraft => ({ ...initialDraft, brand });

const brokenIn = (draft: ThemeDraft) => {
  const theme = themeOfDraft(draft);
  return schemes.flatMap((scheme) =>
    contrastPairs(theme, scheme)
      .filter(({ front, back, least }) => contrast(front, back) < least)
      .map(({ use }) => `${scheme}: ${use}`),
  );
};

describe('the roles of the studio', () => {
  it('hold in every scheme for any brand colour, or say which pair does not and what would', () => {
    fc.assert(
      fc.property(hex, (brand) => {
        const draft = draftOf(brand);
        const issues = checkContrast(draft);
        const reported = issues.flatMap(({ scheme, pairs }) =>
          pairs.map(({ use }) => `${scheme}: ${use}`),
        );
        expect(reported.toSorted()).toEqual(brokenIn(draft).toSorted());
        for (const { scheme, offers } of issues) {
          expect(offers[0]?.role).toBe('brand');
          for (const { role, color } of offers) {
            expect(brokenIn(withRole(draft, scheme, role, color))).toEqual([]);
          }
        }
      }),
      { numRuns },
    );
  });

  it('offer a way out of any choice: each offer taken in turn ends with every pair kept', () => {
    fc.assert(
      fc.property(hex, chosen, overrides, (brand, own, inSchemes) => {
        let draft: ThemeDraft = { ...draftOf(brand), chosen: own, overrides: inSchemes };
        for (let round = 0; round < 5; round += 1) {
          const issues = checkContrast(draft);
          for (const scheme of schemes) {
            const offer = issues.find((issue) => issue.scheme === scheme)?.offers[0];
            if (offer !== undefined) draft = withRole(draft, scheme, offer.role, offer.color);
          }
        }
        expect(brokenIn(draft)).toEqual([]);
      }),
      // Each run is several searches for a colour.
      {
        numRuns: numRuns / 20,
        examples: [
          ['#000000', { brandTint: '#000000' }, {}],
          ['#2D0000', { onBrand: '#000000' }, {}],
        ],
      },
    );
  });

  it('replace a role in one scheme, and derive it again', () => {
    const draft = draftOf('#4A2C8F');
    const changed = withRole(draft, 'dark', 'brandText', '#FFFFFF');
    expect(themeOfDraft(changed).overrides).toEqual({ dark: { brandText: '#FFFFFF' } });
    expect(withRole(changed, 'dark', 'brandText')).toEqual(draft);
  });
});

describe('the advice of the studio', () => {
  it.each([
    ['#EDEDED', [/dissolves into the page/, /nothing is the reason for the accent/]],
    ['#F7F7F0', [/dissolves into the page/, /nothing is the reason for the accent/]],
    ['#1A0F24', [/dissolves into the page/]],
    ['#767676', [/nothing is the reason for the accent/]],
    ['#154396', [/looks like that of Telcel \(#0B3C8C\), Telcel USA/]],
    ['#FFD000', [/looks like that of unefon/]],
    [initialDraft.brand, []],
    ['#D0006A', [/looks like that of Colibrí|Default/]],
  ])('names what is poor about %s although its contrasts are correct', (brand, expected) => {
    const advice = adviceOf(draftOf(brand));
    expect(advice).toEqual(expected.map((text) => expect.stringMatching(text) as string));
    expect(checkContrast(draftOf(brand))).toEqual([]);
  });

  it.each(themes.slice(1))('has nothing against $code but its likeness to another', (theme) => {
    const { brand, ...chosen } = theme.colors;
    const draft = { ...initialDraft, code: theme.code, brand, chosen };
    expect(adviceOf(draft).filter((text) => !text.includes('looks like that of'))).toEqual([]);
  });
});

describe('a draft in an address', () => {
  it('comes back as it was', async () => {
    const draft: ThemeDraft = {
      ...initialDraft,
      name: 'Lucero ñ',
      chosen: { accent: '#00FF00' },
      overrides: { 'more-dark': { brand: '#FFFFFF' } },
    };
    const text = await encodeDraft(draft);
    expect(text).toMatch(/^[\w-]+$/);
    expect(await decodeDraft(text)).toEqual(draft);
  });

  it('comes back without overrides from a link of an earlier version', async () => {
    const earlier: Partial<ThemeDraft> = { ...initialDraft };
    delete earlier.overrides;
    expect(await decodeDraft(await encodeDraft(earlier as ThemeDraft))).toEqual(initialDraft);
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

  const overrides = { dark: { brandTint: '#123456' }, 'more-dark': { brand: '#FFFFFF' } };
  const overridden = themeOfDraft({ ...initialDraft, overrides });

  it('write the overrides as the formatter does', async () => {
    const text = themeFile(overridden);
    expect(text).toContain("overrides: {\n    dark: {\n      brandTint: '#123456',");
    const options = { ...(await resolveConfig('src/theme/themes.ts')), filepath: 'LUCERO.ts' };
    expect(await format(text, options)).toBe(text);
  });

  it('have the colours of all schemes as custom properties and as tokens', () => {
    const texts = otherFiles({ ...initialDraft, overrides }).map(({ text }) => text);
    const [, css = '', tokens = ''] = texts;
    expect(css.replaceAll(/\n\s*/g, '')).toContain(
      (schemeCss() + roleCss()).replaceAll('\n', '') +
        `[data-carrier="LUCERO"]{${themeDeclarations(overridden)}}`,
    );
    expect(css).toContain('--colibri-dark-brand-tint:#123456;');
    expect(JSON.parse(tokens)).toMatchObject({
      color: { brand: { $value: { hex: '#4A2C8F' } } },
      dark: { brandTint: { $value: { hex: '#123456' } } },
      'more-dark': { brand: { $value: { hex: '#FFFFFF' } } },
    });
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
