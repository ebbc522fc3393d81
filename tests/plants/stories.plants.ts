import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { Scratch } from './scratch';

/** What the tests must say of a planted story, and where. */
interface Expectation {
  story: string;
  /** What each failure must say; nothing where the story is right. */
  says?: RegExp;
  /** The themes in which it fails; in all where none is named. */
  themes?: readonly string[];
  /** The languages in which it fails; in all where none is named. */
  languages?: readonly string[];
}

const themes = ['TELCEL', 'UNEFON'];
const languages = ['es', 'en'];

const expectations: readonly Expectation[] = [
  { story: 'Right' },
  { story: 'Weak Text', says: /color-contrast/ },
  { story: 'Weak In One Theme', says: /color-contrast/, themes: ['UNEFON'] },
  { story: 'Too Wide', says: /overflow: 320 px/ },
  { story: 'Cut Off', says: /clipped: 320 px/ },
  { story: 'Tight For Long Texts', says: /^(?!.*320 px)[^]*spilling: texts 40 % longer/ },
  { story: 'Tight For Large Text', says: /^(?!.*320 px)[^]*spilling: text at 200 %/ },
  { story: 'Unlabelled', says: /label/ },
  { story: 'Raw Key', says: /text: .*shows the key "sale\.abono"/ },
  { story: 'Other Language', says: /text: .*not translated/, languages: ['en'] },
  { story: 'Raw Price', says: /text: the price/ },
  { story: 'Missing Key', says: /The text "sale\.planted" is missing/ },
  { story: 'Noisy Console', says: /console: console\.error: planted/ },
  { story: 'Unknown Request', says: /without a matching request handler|recargas\/planted/ },
  { story: 'Foreign Request', says: /request: https:\/\/example\.com\/planted/ },
  { story: 'Stays Busy', says: /busy/ },
  { story: 'Broken Play', says: /planted/ },
];

/** A test in Vitest's JSON report. */
interface Result {
  title: string;
  failureMessages: string[];
  meta: { cell?: { theme: string; language: string } };
}

function readResults(file: string): Result[] {
  const { testResults } = JSON.parse(readFileSync(file, 'utf8')) as {
    testResults: { assertionResults: Result[] }[];
  };
  return testResults.flatMap(({ assertionResults }) => assertionResults);
}

const vitest = ['node_modules/vitest/vitest.mjs', 'run'];

describe('the gates that look at stories', () => {
  const scratch = new Scratch();
  let results: Result[];
  let pictures: string;
  let spoken: string;
  let kept: string;

  beforeAll(async () => {
    scratch.plant({
      file: 'src/components/Planted/Planted.stories.tsx',
      text: readFileSync('tests/plants/Planted.stories.tsx.txt', 'utf8'),
    });
    scratch.plant({
      file: 'src/components/Lamp/Lamp.tsx',
      text: 'export function Lamp() { return <button type="button" />; }',
    });
    scratch.plant({
      file: 'src/components/Button/Button.styles.ts',
      replace: 'padding: ${space(2)} min(${space(5)}, 6cqi);',
      by: 'padding: ${space(2)} calc(min(${space(5)}, 6cqi) + 1px);',
    });
    scratch.plant({
      file: 'src/components/IconButton/IconButton.tsx',
      replace: 'aria-label={label}',
      by: 'aria-label={label} aria-description="planted"',
    });
    const report = join(scratch.root, 'reports/planted.json');
    const projects = themes.map((theme) => `--project=stories-${theme}-*`);
    const reporter = ['--reporter=json', `--outputFile.json=${report}`];
    await scratch.run([...vitest, ...projects, ...reporter, 'src/components/Planted'], {
      MATRIX: 'full',
    });
    results = readResults(report);
    const shown = ['src/components/Button', 'src/components/Amount'];
    const heard = ['src/components/Amount', 'src/components/IconButton'];
    spoken = (await scratch.run([...vitest, '--project=storybook', ...heard])).output;
    kept = (await scratch.run([...vitest, '--project=unit', 'tests/library/library'])).output;
    pictures = (await scratch.run([...vitest, '--project=pictures-telcel-*', ...shown])).output;
  }, 300_000);

  it('have an expectation for each planted story', () => {
    const names = new Set(results.map(({ title }) => title));
    expect([...names].sort()).toEqual(expectations.map(({ story }) => story).sort());
    expect(results).toHaveLength(expectations.length * themes.length * languages.length);
  });

  it.for(expectations)('see $story where it is wrong, and there alone', (expected) => {
    for (const { title, failureMessages, meta } of results) {
      if (title !== expected.story) continue;
      const { theme = '', language = '' } = meta.cell ?? {};
      const isWrong =
        expected.says !== undefined &&
        (expected.themes ?? themes).includes(theme) &&
        (expected.languages ?? languages).includes(language);
      const said = failureMessages.join('\n');
      if (isWrong) expect(said).toMatch(expected.says ?? /./);
      else expect(said).toBe('');
    }
  });

  it('hear a word more, and nothing where all is as it was', () => {
    expect(spoken).toMatch(/✓.*src\/components\/Amount\/Amount\.stories\.tsx/);
    expect(spoken).toMatch(/Snapshot .*mismatched[^]*link, .*planted/);
  });

  it.for([
    'Planted has no file of its name',
    'Planted begins with Right, not with Default',
    'Planted is in no group of components',
    'Lamp has no stories',
    'Lamp has no docs page',
    'Lamp can be acted on, but no story of it has a play',
    'Lamp shows Lamp in none of its stories',
  ])('see that %s', (fault) => {
    expect(kept).toContain(fault);
  });

  it('see one pixel of padding, and nothing where all is as it was', () => {
    expect(pictures).toMatch(/✓.*src\/components\/Amount\/Amount\.stories\.tsx/);
    expect(pictures).toMatch(/❯.*src\/components\/Button\/Button\.stories\.tsx/);
  });
});
