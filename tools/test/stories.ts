import path from 'node:path';
import type { TestProjectInlineConfiguration } from 'vitest/config';

/** How long `expect.poll` waits, in ms. Vitest's default of 1 s is too short while other tests run. */
export const pollTimeout = { poll: { timeout: 15_000 } };

type Options = NonNullable<TestProjectInlineConfiguration['test']>;

/** A project whose tests are the stories, with the toolbar's values as `initialGlobals`. */
export async function storyProject(
  initialGlobals: Record<string, unknown>,
  options: Options,
  tags: { exclude?: string[] } = {},
): Promise<TestProjectInlineConfiguration> {
  const { storybookTest } = await import('@storybook/addon-vitest/vitest-plugin');
  const plugins = await storybookTest({ configDir: '.storybook', initialGlobals, tags });
  return {
    extends: './vite.config.ts',
    // Tests need no documentation, and the plugin that adds it gives errors the lines of other stories: its source map
    // is from the file, and not from the code that the plugin receives.
    plugins: plugins.filter(({ name }) => name !== 'plugin-csf'),
    // Vite does not find what only Storybook's preview imports, and serves each of their modules.
    optimizeDeps: { include: ['msw', 'msw/browser'] },
    resolve: {
      alias: { '@testing-library/user-event': path.resolve('tests/a11y/noUserEvent.ts') },
    },
    test: {
      isolate: false,
      expect: pollTimeout,
      testTimeout: 60_000,
      hookTimeout: 60_000,
      ...options,
    },
  };
}

/** Each story in a language, with the checks of `tests/stories`. */
export function checkedStories(
  language: string,
  viewport: string,
  browser: NonNullable<Options['browser']>,
): Promise<TestProjectInlineConfiguration> {
  return storyProject(
    { language, viewport: { value: viewport, isRotated: false } },
    {
      name: `stories-${language}`,
      setupFiles: ['tests/stories/setup.ts', 'tests/stories/states.ts', 'tests/a11y/setup.ts'],
      browser,
    },
  );
}
