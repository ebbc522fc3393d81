import path from 'node:path';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { configDefaults, type TestProjectInlineConfiguration } from 'vitest/config';
import { languages } from '#i18n/languages';
import { chromium } from './chromium.ts';
import { storyDependencies } from '../build/dependencies.ts';
import { pollTimeout } from './pollTimeout.ts';
import { filesUnder } from '../lib/files.mjs';
import { themeCodes } from '../lib/themes.mjs';

type Options = NonNullable<TestProjectInlineConfiguration['test']>;

declare module 'vitest' {
  interface ProvidedContext {
    /** The work of Storybook's addon in addition to a story's play. */
    'storybook/test-provided': { a11y: boolean };
  }
}

/** Leaves axe to the projects that judge the stories. */
export const withoutAxe = { 'storybook/test-provided': { a11y: false } };

/** A project whose tests are the stories, with the toolbar's values and what it asks of each beyond its play. */
export function storyProject(
  initialGlobals: Record<string, unknown>,
  options: Options,
  tags: { include?: string[]; exclude?: string[] } = {},
): TestProjectInlineConfiguration {
  return {
    extends: './vite.config.ts',
    plugins: [storybookTest({ configDir: '.storybook', initialGlobals, tags })],
    optimizeDeps: { include: storyDependencies },
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

const setupFiles = ['tests/stories/setup.ts', 'tests/stories/states.ts', 'tests/a11y/setup.ts'];

/** The first language is shown on a desktop, the others on the narrowest phone. */
function viewportOf(language: string) {
  return { viewport: { value: language === languages[0] ? 'wide' : 'narrow', isRotated: false } };
}

/** The story files that a language leaves to the others, where each has its turn in one. */
function leftToOthers(at: number): string[] {
  const files = filesUnder('src').filter((file) => file.endsWith('.stories.tsx'));
  return files.filter((_, turn) => turn % languages.length !== at);
}

/**
 * The one project of the tests that run in Storybook's own panel, where each project with its plugin would
 * get the same name: every story as the toolbar shows it at first.
 */
export function panelProject(): TestProjectInlineConfiguration {
  return storyProject({}, { setupFiles: ['tests/stories/states.ts'], browser: chromium() });
}

/**
 * Every story in each language, in all but the first in forced colours; where `STORIES` is `by-turns`,
 * each file in one. Where `ALL_THEMES` is `yes`, in every theme; else in one, by turns: what a theme can
 * break, its colours' pairs, is measured by itself, and no layout knows the theme.
 */
export function storyProjects(): TestProjectInlineConfiguration[] {
  const isFull = process.env['ALL_THEMES'] === 'yes';
  const takesTurns = process.env['STORIES'] === 'by-turns';
  const codes = isFull ? themeCodes() : ['turn'];
  // What moves is seen as most people see it too: the other projects ask for less motion.
  const moving = storyProject(
    { carrier: 'turn', language: languages[0], ...viewportOf(languages[0]) },
    {
      name: 'storybook-motion',
      setupFiles,
      browser: chromium([], { reducedMotion: 'no-preference' }),
    },
    { include: ['motion'] },
  );
  const still = codes.flatMap((carrier) =>
    languages.map((language, at) => {
      const first = carrier === 'turn' && at === 0;
      const name = isFull ? `stories-${carrier}-${language}` : `storybook-${language}`;
      return storyProject(
        { carrier, language, ...viewportOf(language) },
        {
          name: first ? 'storybook' : name,
          setupFiles,
          // Of all themes, forced colours leave one.
          browser: chromium([], { forcedColors: isFull || at === 0 ? 'none' : 'active' }),
          ...(takesTurns && { exclude: [...configDefaults.exclude, ...leftToOthers(at)] }),
        },
      );
    }),
  );
  // A sample: the colours are the same in all stories of a component.
  const dark = storyProject(
    { carrier: 'turn', scheme: 'dark', language: languages[0], ...viewportOf(languages[0]) },
    {
      name: 'storybook-dark',
      setupFiles: ['tests/stories/setup.ts', 'tests/stories/states.ts', 'tests/stories/sample.ts'],
      browser: chromium([], { colorScheme: 'dark' }),
    },
  );
  return isFull ? still : [...still, moving, dark];
}
