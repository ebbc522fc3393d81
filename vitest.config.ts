import { configDefaults, defineConfig, type TestProjectConfiguration } from 'vitest/config';
import { mockWorker } from './tools/build/plugins.ts';
import { isLocked } from './tools/lib/chromium.mjs';
import { testGlobs } from './tools/lib/testGlobs.mjs';
import { chromium } from './tools/test/chromium.ts';
import { engineBrowser, selectedEngine } from './tools/test/engines.ts';
import { pictureBrowser } from './tools/test/pictures.ts';
import { neededProjects } from './tools/test/selection.ts';
import { checkedStories, pollTimeout, storyProject } from './tools/test/stories.ts';

/** Firefox or WebKit, if `npm run e2e -- --browser=…` selects one. */
const engine = selectedEngine();

/** Runs of each property: all in CI, enough for a look elsewhere. */
const runs = process.env['CI'] === undefined ? 100 : 300;

/** Each story in Spanish, on a wide window. In another engine, without the checks of `tests/stories`. */
async function stories() {
  if (engine === undefined) return checkedStories('es', 'wide', await chromium());
  return storyProject(
    {},
    { name: 'stories-es', browser: await engineBrowser(engine) },
    // Without a window manager, WebKitGTK's window is never active, so focus is not shown.
    { exclude: engine === 'webkit' ? ['active-window'] : [] },
  );
}

/** What creates each project: only those that a command needs, because browsers and Storybook load slowly. */
const projects = {
  unit: () => ({
    extends: './vite.config.ts',
    test: {
      name: 'unit',
      setupFiles: ['tools/test/fixedSeed.ts'],
      provide: { runs },
      environment: 'node',
      include: ['{src,mocks,tests,tools,.storybook}/**/*.test.{ts,tsx}'],
      exclude: [
        ...configDefaults.exclude,
        'tests/{deploy,e2e,package/vite}/**',
        '**/*.{browser,build,visual}.test.{ts,tsx}',
      ],
      // Some read the complete repository or start servers, on a slow machine.
      testTimeout: 60_000,
      hookTimeout: 120_000,
    },
  }),
  browser: async () => ({
    extends: './vite.config.ts',
    test: {
      name: 'browser',
      setupFiles: ['tools/test/fixedSeed.ts'],
      provide: { runs },
      include: [
        engine === undefined
          ? '{src,tests}/**/*.browser.test.tsx'
          : 'src/{masks/!(chromium),app/boot/*}.browser.test.tsx',
      ],
      expect: pollTimeout,
      testTimeout: 120_000,
      browser: engine === undefined ? await chromium() : await engineBrowser(engine),
    },
  }),
  'stories-es': stories,
  // The package's components have finished texts, so their stories are Spanish.
  'stories-en': async () =>
    checkedStories('en', 'narrow', await chromium([], { forcedColors: 'active' }), [
      'src/{components,notifications}/**',
    ]),
  pictures: async () => ({
    extends: './vite.config.ts',
    plugins: [mockWorker(import.meta.dirname)],
    test: {
      name: 'pictures',
      include: ['tests/visual/*.visual.test.ts'],
      setupFiles: ['tests/stories/states.ts'],
      globalSetup: ['tools/test/exitAfterPictures.ts'],
      provide: { canCompare: isLocked },
      testTimeout: 60_000,
      browser: await pictureBrowser(),
    },
  }),
  builds: () => ({
    test: {
      name: 'builds',
      environment: 'node',
      include: ['tests/**/*.build.test.ts'],
      provide: { isUpdate: process.argv.some((arg) => /^(-u|--update)$/.test(arg)) },
      fileParallelism: false,
      // Each concurrent test starts a process.
      maxConcurrency: 2,
      testTimeout: 300_000,
      hookTimeout: 300_000,
    },
  }),
  e2e: () => ({
    test: {
      name: 'e2e',
      environment: 'node',
      include: {
        chromium: ['tests/deploy/*.test.ts', 'tests/e2e/!(webkit).test.ts'],
        firefox: ['tests/e2e/{topUp,early,visit,catalogue,notifications}.test.ts'],
        webkit: ['tests/e2e/webkit.test.ts'],
      }[engine ?? 'chromium'],
      // On a loaded machine, a browser with routes sometimes never ends the load of a page.
      retry: 1,
      expect: pollTimeout,
      testTimeout: 120_000,
      hookTimeout: 120_000,
    },
  }),
} satisfies Record<string, () => TestProjectConfiguration | Promise<TestProjectConfiguration>>;

/** Storybook's test panel runs one project only. */
async function panelProject() {
  return storyProject({}, { setupFiles: ['tests/stories/states.ts'], browser: await chromium() });
}

export default defineConfig({
  test: {
    // Each story depends on these files, although it does not import them, or imports them with a query.
    forceRerunTriggers: [
      ...configDefaults.forceRerunTriggers,
      '**/*.svg',
      '**/.storybook/{preview.ts,{decorators,globals,testing}/*}',
      '**/src/{i18n,theme}/**',
      '**/tests/stories/*.ts',
    ],
    coverage: {
      provider: 'v8',
      include: ['src/**/*.{ts,tsx}'],
      exclude: [
        ...testGlobs,
        '**/*.d.ts',
        // They start, load and update the built app, which the end-to-end tests drive.
        'src/app/{main,App,ErrorBoundary,ScreenError,screens}.tsx',
        'src/app/{LanguageSync,lazyScreen,newVersion,reload}.ts',
        'src/app/{boot/*,earlyInput}.ts',
        'src/i18n/storedLanguage.ts',
      ],
      reporter: [['text', { skipFull: true }], 'json-summary', 'html'],
      reportsDirectory: 'reports/coverage',
      thresholds: { lines: 95, branches: 90 },
    },
    // Vitest calls the functions.
    projects:
      process.env['VITEST_STORYBOOK'] === 'true'
        ? [panelProject]
        : neededProjects(projects).map((name) => projects[name]),
  },
});
