import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Judged } from '../matrix/verdict';
import { redReaders } from './gates';
import { Scratch, type Verdict } from './scratch';

/** What the matrix must say of a planted story, and where. */
interface Expectation {
  story: string;
  /** The rules that it must break, and no other. */
  rules: readonly string[];
  /** The themes in which it must break them; elsewhere it is right. */
  themes?: readonly string[];
  /** The languages in which it must break them; elsewhere it is right. */
  languages?: readonly string[];
  /** What each message must begin with. */
  condition?: string;
}

const themes = ['TELCEL', 'UNEFON'];
const languages = ['es', 'en'];

const expectations: readonly Expectation[] = [
  { story: 'right', rules: [] },
  { story: 'weak-text', rules: ['color-contrast'] },
  { story: 'weak-in-one-theme', rules: ['color-contrast'], themes: ['UNEFON'] },
  { story: 'too-wide', rules: ['overflow'] },
  { story: 'cut-off', rules: ['clipped'] },
  { story: 'tight-for-long-texts', rules: ['spilling'], condition: 'texts 40 % longer' },
  { story: 'tight-for-large-text', rules: ['spilling'], condition: 'text at 200 %' },
  { story: 'unlabelled', rules: ['label'] },
  { story: 'raw-key', rules: ['text'] },
  { story: 'other-language', rules: ['text'], languages: ['en'] },
  { story: 'raw-price', rules: ['text'] },
  { story: 'missing-key', rules: ['text'] },
  { story: 'noisy-console', rules: ['console'] },
  { story: 'unknown-request', rules: ['request'] },
  { story: 'foreign-request', rules: ['request'] },
  { story: 'stays-busy', rules: ['busy'] },
  { story: 'broken-play', rules: ['play'] },
];

const stories = 'src/components/Planted/Planted.stories.tsx';
const button = 'src/components/Button/Button.styles.ts';

describe('the gates that look at stories', () => {
  const scratch = new Scratch();
  let matrix: Verdict;
  let judged: Judged[];

  beforeAll(async () => {
    scratch.plant({
      file: stories,
      text: readFileSync('tests/plants/Planted.stories.tsx.txt', 'utf8'),
    });
    scratch.plant({
      file: button,
      replace: 'padding: ${space(2)} min(${space(5)}, 6cqi);',
      by: 'padding: ${space(2)} calc(min(${space(5)}, 6cqi) + 1px);',
    });
    matrix = await scratch.run([
      'tools/matrix.mjs',
      ...['--stories', '^components-planted--', '--themes', themes.join(',')],
    ]);
    const report = join(scratch.root, 'reports/matrix/cells.1-of-1.json');
    judged = JSON.parse(readFileSync(report, 'utf8')) as Judged[];
  }, 300_000);

  afterAll(() => {
    scratch.remove();
  });

  it('turn the matrix red', () => {
    expect(matrix.code, matrix.output).not.toBe(0);
  });

  it('have an expectation for each planted story', () => {
    const shown = new Set(judged.map(({ cell }) => cell.story));
    expect([...shown].sort()).toEqual(
      expectations.map(({ story }) => `components-planted--${story}`).sort(),
    );
  });

  it.for(expectations)('see $story by $rules alone', (expected, { expect: expectHere }) => {
    const cells = judged.filter(
      ({ cell }) => cell.story === `components-planted--${expected.story}`,
    );
    expectHere(cells).toHaveLength(themes.length * languages.length);
    for (const { cell, faults } of cells) {
      const isDue =
        (expected.themes ?? themes).includes(cell.theme) &&
        (expected.languages ?? languages).includes(cell.language);
      const rules = [...new Set(faults.map(({ rule }) => rule))];
      const where = `${cell.theme} ${cell.language}: ${JSON.stringify(faults)}`;
      expectHere(rules, where).toEqual(isDue ? expected.rules : []);
      for (const { message } of faults) {
        if (expected.condition !== undefined) {
          expectHere(message).toMatch(new RegExp(`^${expected.condition}`));
        }
      }
    }
  });

  it('leave the gates that read the sources green', async () => {
    expect(await redReaders(scratch, [button])).toEqual({});
  }, 300_000);

  it('see one pixel of padding by the pictures alone', async () => {
    const green = await scratch.run(['tools/visual.mjs', '--stories', '^components-amount--']);
    expect(green.code, green.output).toBe(0);
    const red = await scratch.run(['tools/visual.mjs', '--stories', '^components-button--']);
    if (red.output.includes('nothing is compared')) return;
    expect(red.code, red.output).not.toBe(0);
    expect(red.output).toMatch(/components-button--/);
  }, 300_000);
});
