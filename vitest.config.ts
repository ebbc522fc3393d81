import { configDefaults, defineConfig } from 'vitest/config';
import { chromium } from './tools/test/chromium.ts';
import { e2eFiles, engineProjects } from './tools/test/engineProjects.ts';
import { pollTimeout } from './tools/test/pollTimeout.ts';
import { visualProjects } from './tools/test/visual.ts';
import { panelProject, standardsProject, storyProjects } from './tools/test/stories.ts';
import { testGlobs } from './tools/lib/testGlobs.mjs';
import { storyDependencies } from './tools/build/dependencies.ts';

const optimizeDeps = { include: storyDependencies };

/** Runs of each property: all in CI, enough for a look elsewhere. */
const runs = process.env['CI'] === undefined ? 100 : 1000;

export default defineConfig({
  test: {
    // Each story depends on these files, although it does not import them, or imports them with a query.
    forceRerunTriggers: [
      ...configDefaults.forceRerunTriggers,
      '**/*.svg',
      '**/.storybook/{preview.ts,{decorators,globals,testing}/*}',
      '**/src/{i18n,theme}/**',
      '**/tests/{a11y,stories,visual}/*.ts',
    ],
    coverage: {
      provider: 'v8',
      include: ['src/**/*.{ts,tsx}'],
      exclude: [
        ...testGlobs,
        '**/*.d.ts',
        // They start, load and update the built app, which the end-to-end tests drive.
        'src/app/{main,App,ErrorBoundary,ScreenError,screens}.tsx',
        'src/app/{lazyScreen,newVersion,reload}.ts',
        'src/app/{boot/*,earlyInput}.ts',
        'src/i18n/{LanguageSync,storedLanguage}.ts',
      ],
      reporter: [['text', { skipFull: true }], 'json-summary', 'html'],
      reportsDirectory: 'reports/coverage',
      thresholds: { lines: 95, branches: 90 },
    },
    projects: [
      {
        extends: './vite.config.ts',
        test: {
          name: 'unit',
          setupFiles: ['tools/test/fixedSeed.ts'],
          provide: { runs },
          environment: 'node',
          include: ['{src,mocks,tests,tools}/**/*.test.{ts,tsx}'],
          exclude: [
            ...configDefaults.exclude,
            'tests/{deploy,e2e}/**',
            '**/*.{browser,build}.test.{ts,tsx}',
          ],
          // Some read the complete repository or start servers, on a slow machine.
          testTimeout: 60_000,
          hookTimeout: 120_000,
        },
      },
      {
        extends: './vite.config.ts',
        optimizeDeps,
        test: {
          name: 'browser',
          setupFiles: ['tools/test/fixedSeed.ts'],
          provide: { runs },
          include: ['{src,tests}/**/*.browser.test.tsx'],
          expect: pollTimeout,
          testTimeout: 120_000,
          browser: chromium(),
        },
      },
      ...(process.env['VITEST_STORYBOOK'] === 'true'
        ? [panelProject()]
        : [...storyProjects(), standardsProject(), ...visualProjects(), ...engineProjects()]),
      {
        test: {
          name: 'builds',
          environment: 'node',
          include: ['tests/**/*.build.test.ts'],
          fileParallelism: false,
          testTimeout: 300_000,
          hookTimeout: 300_000,
        },
      },
      {
        test: {
          name: 'deploy',
          environment: 'node',
          include: ['tests/deploy/*.test.ts'],
          expect: pollTimeout,
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
      {
        test: {
          name: 'e2e',
          environment: 'node',
          include: e2eFiles(),
          expect: pollTimeout,
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
});
