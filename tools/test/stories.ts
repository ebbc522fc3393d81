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
    /** What Storybook's addon does in addition to a story's play. */
    'storybook/test-provided': { a11y: boolean };
  }
}

/** Disables axe, which other projects run. */
export const withoutAxe = { 'storybook/test-provided': { a11y: false } };

/** A project whose tests are the stories, with the toolbar's values as `initialGlobals`. */
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

/** The first language uses a wide viewport, the others the narrowest phone. */
function viewportOf(language: string) {
  return { viewport: { value: language === languages[0] ? 'wide' : 'narrow', isRotated: false } };
}

/** The story files that run in other languages, if each file runs in one. */
function filesOfOtherLanguages(languageIndex: number): string[] {
  const files = filesUnder('src').filter((file) => file.endsWith('.stories.tsx'));
  return files.filter((_, index) => index % languages.length !== languageIndex);
}

/** The project that runs in Storybook's test panel: each story with the toolbar's initial values. */
export function panelProject(): TestProjectInlineConfiguration {
  return storyProject({}, { setupFiles: ['tests/stories/states.ts'], browser: chromium() });
}

/** Each story before a release: its markup by a validator of HTML, and screens by another engine than axe. */
export function standardsProject(): TestProjectInlineConfiguration {
  return storyProject(
    { carrier: 'turn', language: languages[0] },
    {
      name: 'standards',
      setupFiles: ['tests/stories/standards.ts', 'tests/stories/states.ts'],
      provide: withoutAxe,
      browser: chromium(),
    },
  );
}

/**
 * Each story in each language, the second in forced colours. With `STORIES=by-turns`, each file runs in
 * one language. With `ALL_THEMES=yes`, each story runs in every theme, otherwise in one: layouts do not
 * depend on the theme, and unit tests measure the colour pairs.
 */
export function storyProjects(): TestProjectInlineConfiguration[] {
  const isFull = process.env['ALL_THEMES'] === 'yes';
  const isQuick = process.env['STORIES'] === 'by-turns';
  const codes = isFull ? themeCodes() : ['turn'];
  // The other projects use reduced motion, so stories tagged `motion` also run without it.
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
    languages.map((language, index) => {
      const first = carrier === 'turn' && index === 0;
      const name = isFull ? `stories-${carrier}-${language}` : `storybook-${language}`;
      return storyProject(
        { carrier, language, ...viewportOf(language) },
        {
          name: first ? 'storybook' : name,
          setupFiles,
          // In forced colours all themes look the same.
          browser: chromium([], { forcedColors: isFull || index === 0 ? 'none' : 'active' }),
          ...(isQuick && { exclude: [...configDefaults.exclude, ...filesOfOtherLanguages(index)] }),
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
