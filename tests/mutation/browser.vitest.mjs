import { defineConfig } from 'vitest/config';
import { chromium } from '#tools/test/chromium.ts';
import { storyDependencies } from '#tools/build/dependencies.ts';

/** The quick tests: those that move a mouse or press real keys would take minutes. */
const quick = ['composing', 'server'];

/** The browser tests of the masks, as the project `browser` runs them. */
export default defineConfig({
  test: {
    projects: [
      {
        extends: './vite.config.ts',
        // The packages are outside the copy of the code that is mutated.
        server: { fs: { strict: false } },
        cacheDir: 'node_modules/.vite/mutation',
        optimizeDeps: { include: storyDependencies, entries: [] },
        test: {
          name: 'browser',
          setupFiles: ['tools/test/fixedSeed.ts'],
          isolate: false,
          include: [`src/masks/{${quick}}.browser.test.tsx`],
          browser: chromium(),
        },
      },
    ],
  },
});
