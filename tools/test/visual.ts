import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { dirname } from 'node:path';
import type { Browser } from 'playwright';
import type { TestProjectInlineConfiguration } from 'vitest/config';
import type { BrowserCommand, BrowserProvider } from 'vitest/node';
import { chromium } from './chromium.ts';
import { storyProject, withoutAxe } from './stories.ts';

/** How a project's pictures are taken. */
export interface VisualOptions {
  /** The window in px; a page's picture is as tall as the page. */
  width: number;
  height: number;
  /** The name of the stories that are pictured; all of them where none is given. */
  only?: string;
}

declare module 'vitest' {
  interface ProvidedContext {
    visual: VisualOptions;
  }
}

declare module 'vitest/browser' {
  interface BrowserCommands {
    /**
     * Whether the browser is the one that drew the references.
     * @throws {Error} where it is not, and nobody allowed that.
     */
    isReferenceBrowser: () => Promise<boolean>;
  }
}

/** What makes Chromium draw the same everywhere: no fine-tuning to a screen or a CPU. */
const switches = [
  '--disable-lcd-text',
  '--force-color-profile=srgb',
  '--force-device-scale-factor=1',
  '--hide-scrollbars',
  '--disable-skia-runtime-opts',
  '--disable-partial-raster',
];

const references = 'tests/visual/references';
const pin = `${references}/browser.json`;

/** What two pictures must have in common to be comparable. */
function machineOf(provider: BrowserProvider): string {
  const { browser } = provider as unknown as { browser: Browser };
  const machine = {
    version: browser.version(),
    platform: process.platform,
    architecture: process.arch,
  };
  return `${JSON.stringify(machine, undefined, 2)}\n`;
}

const isReferenceBrowser: BrowserCommand<[], boolean> = ({ provider, project }) => {
  const found = machineOf(provider);
  const drawn = existsSync(pin) ? readFileSync(pin, 'utf8') : '';
  if (drawn === found) return true;
  if (project.vitest.config.snapshotOptions.updateSnapshot === 'all') {
    mkdirSync(dirname(pin), { recursive: true });
    writeFileSync(pin, found);
    return true;
  }
  const told = `The references were drawn by another browser (${drawn}) than this machine's (${found}).`;
  if (process.env['VISUAL'] !== 'any-browser') {
    throw new Error(
      `${told} Draw them again: npm test -- --visual --update. Or skip them: --allow-other-browser.`,
    );
  }
  console.warn(`NO PICTURE IS COMPARED. ${told}`);
  return false;
};

function visualProject(
  name: string,
  globals: Record<string, string>,
  exclude: string[],
  options: VisualOptions,
) {
  const browser = {
    ...chromium(switches, {
      // Vitest shrinks a frame that is larger than its window.
      viewport: { width: 1600, height: 3200 },
      locale: 'es-MX',
      timezoneId: 'America/Mexico_City',
    }),
    commands: { isReferenceBrowser },
    expect: {
      toMatchScreenshot: {
        comparatorName: 'pixelmatch' as const,
        // A difference of four of 256 levels is invisible; every pixel above that counts.
        comparatorOptions: { threshold: 0.016, allowedMismatchedPixels: 0 },
        resolveScreenshotPath: ({ root, arg, ext }: { root: string; arg: string; ext: string }) =>
          `${root}/${references}/${name}/${arg}${ext}`,
        resolveDiffPath: ({ root, arg, ext }: { root: string; arg: string; ext: string }) =>
          `${root}/reports/visual/${name}/${arg}${ext}`,
      },
    },
  };
  const viewport = { value: options.width < 600 ? 'phone' : 'wide', isRotated: false };
  return storyProject(
    { ...globals, viewport },
    {
      name: `visual-${name}`,
      setupFiles: ['tests/stories/states.ts', 'tests/visual/setup.ts'],
      exclude,
      provide: { visual: options, ...withoutAxe },
      // Left to itself, Vitest keeps one of two cores idle.
      maxWorkers: Math.max(2, availableParallelism() - 1),
      browser,
    },
  );
}

/** The files of everything but the screens, whose pictures show the components, too. */
const allButScreens = ['src/{app,components,notifications}/**'];

/**
 * The pictures of every state of the components and screens, of the first ones in a light brand on a desktop,
 * and of the screens in dark and with more contrast.
 */
export function visualProjects(): TestProjectInlineConfiguration[] {
  const phone = { width: 360, height: 480 };
  const desktop = { width: 1280, height: 800, only: 'Default' };
  const telcel = { carrier: 'TELCEL', language: 'es' };
  const unefon = { carrier: 'UNEFON', language: 'en' };
  return [
    visualProject('telcel-es-360', telcel, [], phone),
    visualProject('unefon-en-1280', unefon, ['src/{components,notifications}/**'], desktop),
    visualProject('telcel-es-360-dark', { ...telcel, scheme: 'dark' }, allButScreens, {
      ...phone,
      only: 'Default',
    }),
    visualProject('unefon-en-1280-more', { ...unefon, scheme: 'more' }, allButScreens, desktop),
  ];
}
