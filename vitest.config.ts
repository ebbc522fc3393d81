import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { configDefaults, defineConfig } from 'vitest/config';
import { storyDependencies } from './config/dependencies.ts';

const executablePath = process.env['CHROMIUM_PATH'];

/** Chromium for a project of its own: Vitest writes into what it is given, so no two may share it. */
function chromium() {
  return {
    enabled: true,
    headless: true,
    screenshotFailures: false,
    api: { strictPort: false },
    provider: playwright({
      launchOptions: {
        ...(executablePath !== undefined && { executablePath }),
        args: [
          '--no-sandbox',
          '--disable-gpu',
          '--disable-quic',
          '--no-first-run',
          '--disable-background-networking',
          '--disable-component-update',
          '--disable-sync',
        ],
      },
      contextOptions: { reducedMotion: 'reduce' as const },
    }),
    instances: [{ browser: 'chromium' as const }],
  };
}

const optimizeDeps = { include: storyDependencies };

export default defineConfig({
  test: {
    projects: [
      {
        extends: './vite.config.ts',
        test: {
          name: 'unit',
          setupFiles: ['config/fixedSeed.ts'],
          environment: 'node',
          include: ['{src,mocks,tests}/**/*.test.{ts,tsx}'],
          exclude: [...configDefaults.exclude, 'tests/e2e/**', '**/*.browser.test.tsx'],
        },
      },
      {
        extends: './vite.config.ts',
        optimizeDeps,
        test: {
          name: 'browser',
          setupFiles: ['config/fixedSeed.ts'],
          include: ['src/**/*.browser.test.tsx'],
          browser: chromium(),
        },
      },
      {
        extends: './vite.config.ts',
        plugins: [storybookTest({ configDir: `${import.meta.dirname}/.storybook` })],
        optimizeDeps,
        test: { name: 'storybook', isolate: false, browser: chromium() },
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
