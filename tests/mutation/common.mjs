import { testGlobs } from '#tools/lib/supporting.mjs';

/** What needs a page is judged by the tests in Chromium, and all else by those in Node. */
export const inPage = ['FieldControl.ts', 'bindToForm.ts', 'useMask.ts'].map(
  (name) => `src/masks/${name}`,
);

/** Everything that is mutated: the rules of the domain and the masks. */
export const mutated = [
  'src/api/**/*.ts',
  'src/masks/**/*.ts',
  ...testGlobs.map((files) => `!${files}`),
];

/**
 * Stryker's configuration for one project of tests. Mutants of what runs while a module loads are
 * left out: where they keep a test file from loading, the runner takes its tests for passed.
 * @param {'unit' | 'browser'} project
 * @param {readonly string[]} mutate
 * @param {number} least the share of mutants that must be noticed, in percent
 */
export function configure(project, mutate, least) {
  return {
    mutate,
    testRunner: 'vitest',
    vitest: { configFile: `tests/mutation/${project}.vitest.mjs`, related: false },
    coverageAnalysis: 'perTest',
    ignoreStatic: true,
    concurrency: 2,
    thresholds: { high: 97, low: 93, break: least },
    // Within the repository, the copy finds the packages as the original does.
    tempDirName: 'reports/mutation/copy',
    symlinkNodeModules: false,
    cleanTempDir: 'always',
    ignorePatterns: ['dist*', 'storybook-static', 'bench', 'docs', 'coverage', 'reports'],
    reporters: ['progress-append-only', 'clear-text', 'html'],
    clearTextReporter: { allowColor: false, reportTests: false, reportScoreTable: true },
    htmlReporter: { fileName: `reports/mutation/${project}.html` },
    logLevel: 'warn',
  };
}
