import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { configDefaults, defineConfig } from 'vitest/config';
import { chromiumLaunch } from './tools/vite/chromium.ts';
import { supportingFiles } from './tools/lib/supporting.mjs';
import { storyDependencies } from './tools/vite/dependencies.ts';

/** Chromium for a project of its own: Vitest writes into what it is given, so no two may share it. */
function chromium() {
  return {
    enabled: true,
    headless: true,
    screenshotFailures: false,
    api: { strictPort: false },
    provider: playwright({
      launchOptions: { ...chromiumLaunch, args: [...chromiumLaunch.args] },
      contextOptions: { reducedMotion: 'reduce' as const },
    }),
    instances: [{ browser: 'chromium' as const }],
  };
}

const optimizeDeps = { include: storyDependencies };

export default defineConfig({
  test: {
    coverage: {
      provider: 'v8',
      include: ['src/**/*.{ts,tsx}'],
      exclude: [
        ...supportingFiles,
        '**/*.d.ts',
        // The entry starts the real app, which the end-to-end tests drive.
        'src/app/main.tsx',
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
          setupFiles: ['tools/vite/fixedSeed.ts'],
          environment: 'node',
          include: ['{src,mocks,tests}/**/*.test.{ts,tsx}'],
          exclude: [...configDefaults.exclude, 'tests/e2e/**', '**/*.browser.test.tsx'],
          // Some build, install or read the whole repository, on whatever machine.
          testTimeout: 240_000,
          hookTimeout: 240_000,
        },
      },
      {
        extends: './vite.config.ts',
        optimizeDeps,
        test: {
          name: 'browser',
          setupFiles: ['tools/vite/fixedSeed.ts'],
          include: ['src/**/*.browser.test.tsx'],
          testTimeout: 120_000,
          browser: chromium(),
        },
      },
      {
        extends: './vite.config.ts',
        plugins: [storybookTest({ configDir: `${import.meta.dirname}/.storybook` })],
        optimizeDeps,
        test: { name: 'storybook', isolate: false, testTimeout: 60_000, browser: chromium() },
      },
      {
        extends: './vite.config.ts',
        test: {
          name: 'matrix',
          environment: 'node',
          include: ['tests/matrix/*.matrix.ts'],
          globalSetup: ['tests/gates/storybook.setup.ts'],
          sequence: { groupOrder: 1 },
          maxConcurrency: 2,
          testTimeout: 1_500_000,
        },
      },
      {
        extends: './vite.config.ts',
        test: {
          name: 'visual',
          environment: 'node',
          include: ['tests/visual/*.visual.ts'],
          globalSetup: ['tests/gates/storybook.setup.ts'],
          maxConcurrency: 2,
          testTimeout: 120_000,
          hookTimeout: 60_000,
        },
      },
      {
        extends: './vite.config.ts',
        test: {
          name: 'parity',
          environment: 'node',
          include: ['tests/parity/*.parity.ts'],
          globalSetup: ['tests/gates/storybook.setup.ts'],
          maxConcurrency: 2,
          testTimeout: 120_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'plants',
          environment: 'node',
          include: ['tests/plants/*.plants.ts'],
          fileParallelism: false,
          testTimeout: 300_000,
        },
      },
      {
        test: {
          name: 'e2e',
          environment: 'node',
          include: ['tests/e2e/**/*.test.ts'],
          fileParallelism: false,
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
});
