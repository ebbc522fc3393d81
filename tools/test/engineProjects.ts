import type { TestProjectInlineConfiguration } from 'vitest/config';
import { storyDependencies } from '../build/dependencies.ts';
import { engineBrowser, type Engine } from './engines.ts';
import { pollTimeout } from './pollTimeout.ts';
import { storyProject } from './stories.ts';

/** The engine that `npm run e2e -- --browser=…` asks for, where it is another than Chromium. */
function askedEngine(): Engine | undefined {
  const name = process.env['E2E_BROWSER'];
  return name === 'firefox' || name === 'webkit' ? name : undefined;
}

/** The end-to-end tests of an engine: all in Chromium; the buying, in the others. */
export function e2eFiles(): string[] {
  const files = {
    firefox: ['{topUp,visit,catalogue,notifications}.test.ts'],
    webkit: ['webkit.test.ts'],
    chromium: ['**/!(webkit).test.ts'],
  };
  return files[askedEngine() ?? 'chromium'].map((file) => `tests/e2e/${file}`);
}

/** In another engine than Chromium: the masks' contract, typed by real keys, and the stories. */
export function engineProjects(): TestProjectInlineConfiguration[] {
  const engine = askedEngine();
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
        // What Chromium alone lets a test do.
        exclude: ['**/chromium.browser.test.tsx'],
        expect: pollTimeout,
        testTimeout: 120_000,
        browser: engineBrowser(engine),
      },
    },
    storyProject(
      { carrier: 'turn' },
      { name: 'engine-stories', browser: engineBrowser(engine) },
      // Without a window manager, no window of WebKitGTK's is active, and what has the focus does not show it.
      { exclude: engine === 'webkit' ? ['active-window'] : [] },
    ),
  ];
}
