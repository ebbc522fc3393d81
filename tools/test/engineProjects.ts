import type { TestProjectInlineConfiguration } from 'vitest/config';
import { storyDependencies } from '../build/dependencies.ts';
import { engineBrowser, type Engine } from './engines.ts';
import { pollTimeout } from './pollTimeout.ts';
import { storyProject } from './stories.ts';

/** The engine that `npm run e2e -- --browser=…` selects, if it is not Chromium. */
function selectedEngine(): Engine | undefined {
  const name = process.env['E2E_BROWSER'];
  return name === 'firefox' || name === 'webkit' ? name : undefined;
}

/** The end-to-end tests of an engine: all in Chromium, those of the purchase in the others. */
export function e2eFiles(): string[] {
  const files = {
    firefox: ['{topUp,visit,catalogue,notifications}.test.ts'],
    webkit: ['webkit.test.ts'],
    chromium: ['**/!(webkit).test.ts'],
  };
  return files[selectedEngine() ?? 'chromium'].map((file) => `tests/e2e/${file}`);
}

/** The tests of the masks with real keys, and the stories, in an engine other than Chromium. */
export function engineProjects(): TestProjectInlineConfiguration[] {
  const engine = selectedEngine();
  if (engine === undefined) return [];
  return [
    {
      extends: './vite.config.ts',
      optimizeDeps: { include: storyDependencies },
      test: {
        name: 'engine-masks',
        setupFiles: ['tools/test/fixedSeed.ts'],
        provide: { runs: 100 },
        include: ['src/masks/*.browser.test.tsx'],
        // These tests use commands that only Chromium supports.
        exclude: ['**/chromium.browser.test.tsx'],
        expect: pollTimeout,
        testTimeout: 120_000,
        browser: engineBrowser(engine),
      },
    },
    storyProject(
      { carrier: 'turn' },
      { name: 'engine-stories', browser: engineBrowser(engine) },
      // Without a window manager, WebKitGTK's window is never active, so focus is not shown.
      { exclude: engine === 'webkit' ? ['active-window'] : [] },
    ),
  ];
}
