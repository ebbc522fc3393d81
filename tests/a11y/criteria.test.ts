import { readdirSync, readFileSync } from 'node:fs';
import axe from 'axe-core';
import { buildIndex } from 'storybook/internal/core-server';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { contrastPairs } from '#theme/contrast';
import { defaultTheme } from '#theme/defaultTheme';
import { hasTest } from '../hasTest';
import { criteria, type Criterion } from './criteria';
import { conformanceOf, openAcr, openAcrFile } from './openacr';

const { entries } = await buildIndex({ configDir: '.storybook' });
const uses = contrastPairs(defaultTheme).map(({ use }) => use);
const transcripts = ['es', 'en'].flatMap((language) =>
  readdirSync(`tests/a11y/references/${language}`),
);

const storyChecks = readFileSync('tests/stories/checkStory.ts', 'utf8');

/** The tags of rules that axe does not run by default. */
const INACTIVE = ['experimental', 'deprecated', 'wcag2aaa', 'wcag22aa'];

/** Whether axe runs the rule by default, for the criterion. */
function isActiveRule(ruleId: string, number: string): boolean {
  const rules = axe.getRules([`wcag${number.replaceAll('.', '')}`]);
  const rule = rules.find((candidate) => candidate.ruleId === ruleId);
  return rule !== undefined && !rule.tags.some((tag) => INACTIVE.includes(tag));
}

/** Whether both languages have a transcript of the story. */
function hasTranscripts(id: string): boolean {
  const names = [`${id}.txt`, `${id}.interaction.txt`];
  return names.some((name) => transcripts.filter((file) => file === name).length === 2);
}

/** The proofs of a criterion that do not exist. */
function missingProofs(criterion: Criterion): string[] {
  const { number, axe: rules = [], stories = [], contrast = [] } = criterion;
  const { checks = [], tests = [] } = criterion;
  return [
    ...rules.filter((rule) => !isActiveRule(rule, number)),
    ...stories.filter((id) => entries[id]?.type !== 'story'),
    ...(criterion.transcripts ?? []).filter((id) => !hasTranscripts(id)),
    ...contrast.filter((use) => !uses.includes(use)),
    ...checks.filter((check) => !storyChecks.includes(`'${check}'`)),
    ...tests.filter(([file, title]) => !hasTest(file, title)).map((test) => test.join(': ')),
  ];
}

describe('the criteria of WCAG 2.2', () => {
  it('are the 31 of level A and the 24 of level AA', () => {
    const numbers = criteria.map(({ number }) => number);
    expect(new Set(numbers).size).toBe(55);
    expect(criteria.filter(({ level }) => level === 'A')).toHaveLength(31);
    expect(criteria.filter(({ level }) => level === 'AA')).toHaveLength(24);
  });

  it.each(criteria)('have proofs that exist: $number $name', (criterion) => {
    expect(missingProofs(criterion)).toEqual([]);
  });

  it('reject each kind of proof that does not exist', () => {
    const gone: Criterion = {
      number: '1.4.3',
      name: 'Contrast (Minimum)',
      level: 'AA',
      axe: ['image-alt'],
      stories: ['screens-gone--default'],
      transcripts: ['screens-gone--default'],
      contrast: ['ink on nothing'],
      checks: ['10 px'],
      tests: [
        ['tests/e2e/gone.test.ts', 'exists'],
        ['tests/e2e/access.test.ts', 'keeps the colors'],
      ],
    };
    expect(missingProofs(gone)).toEqual([
      'image-alt',
      'screens-gone--default',
      'screens-gone--default',
      'ink on nothing',
      '10 px',
      'tests/e2e/gone.test.ts: exists',
      'tests/e2e/access.test.ts: keeps the colors',
    ]);
  });

  it('without a proof are not evaluated', () => {
    expect(conformanceOf({ number: '1.3.4', name: 'Orientation', level: 'AA' })).toBe(
      'not-evaluated',
    );
  });
});

/** The parts of https://github.com/GSA/openacr/blob/main/schema/openacr-0.1.0.json that the report uses. */
const openAcrSchema = v.strictObject({
  title: v.string(),
  product: v.strictObject({ name: v.string(), description: v.string() }),
  author: v.strictObject({ name: v.string(), email: v.pipe(v.string(), v.email()) }),
  notes: v.string(),
  evaluation_methods_used: v.string(),
  license: v.string(),
  catalog: v.string(),
  chapters: v.record(
    v.picklist([
      'success_criteria_level_a',
      'success_criteria_level_aa',
      'success_criteria_level_aaa',
    ]),
    v.strictObject({
      notes: v.optional(v.string()),
      disabled: v.optional(v.boolean()),
      criteria: v.optional(
        v.array(
          v.strictObject({
            num: v.string(),
            components: v.array(
              v.strictObject({
                name: v.picklist(['web', 'electronic-docs', 'software', 'authoring-tool']),
                adherence: v.strictObject({
                  level: v.picklist(['supports', 'not-applicable', 'not-evaluated']),
                  notes: v.string(),
                }),
              }),
            ),
          }),
        ),
      ),
    }),
  ),
});

describe('the OpenACR report', () => {
  it('has the structure of OpenACR', () => {
    expect(v.safeParse(openAcrSchema, openAcr(criteria)).issues).toBeUndefined();
  });

  it('is docs/openacr.yaml; npm test -- tests/a11y --update writes it', async () => {
    await expect(openAcrFile(criteria)).toMatchFileSnapshot('../../docs/openacr.yaml');
  });
});
