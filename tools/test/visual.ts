import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { dirname } from 'node:path';
import type { Browser } from 'playwright';
import type { TestProjectInlineConfiguration } from 'vitest/config';
import type { BrowserCommand, BrowserProvider } from 'vitest/node';
import { filesUnder } from '../lib/files.mjs';
import { themeCodes } from '../lib/themes.mjs';
import { chromium } from './chromium.ts';
import { storyProject, withoutAxe } from './stories.ts';

/** How the pictures of a project are taken. */
export interface VisualOptions {
  /** The viewport in px. The picture is as tall as the page. */
  width: number;
  height: number;
  /** The name of the stories to take pictures of. All stories by default. */
  only?: string;
  /** The themes to take pictures in. The theme of the project by default. */
  themes?: readonly string[];
}

declare module 'vitest' {
  interface ProvidedContext {
    visual: VisualOptions;
  }
}

declare module 'vitest/browser' {
  interface BrowserCommands {
    /**
     * Whether the browser is the one that rendered the references.
     * @throws {Error} if it is not, and `--allow-other-browser` is missing.
     */
    isReferenceBrowser: () => Promise<boolean>;
  }
}

/** Switches that make rendering independent of the screen and the CPU. */
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

/** Pictures are comparable if these values are equal. Chromium's last number is that of a security update. */
function describeMachine(provider: BrowserProvider): string {
  const { browser } = provider as unknown as { browser: Browser };
  const machine = {
    version: browser.version().replace(/\.\d+$/, ''),
    platform: process.platform,
    architecture: process.arch,
  };
  return `${JSON.stringify(machine, undefined, 2)}\n`;
}

const isReferenceBrowser: BrowserCommand<[], boolean> = ({ provider, project }) => {
  const found = describeMachine(provider);
  const drawn = existsSync(pin) ? readFileSync(pin, 'utf8') : '';
  if (drawn === found) return true;
  if (project.vitest.config.snapshotOptions.updateSnapshot === 'all') {
    mkdirSync(dirname(pin), { recursive: true });
    writeFileSync(pin, found);
    return true;
  }
  const difference = `Another browser rendered the references (${drawn}) than this one (${found}).`;
  if (process.env['VISUAL'] !== 'any-browser') {
    throw new Error(
      `${difference} Render them again with npm test -- --visual --update, or skip them with --allow-other-browser.`,
    );
  }
  console.warn(`NO PICTURE IS COMPARED. ${difference}`);
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
        // A difference of 4 of 256 levels is invisible.
        // A loaded machine takes longer to repeat a picture.
        timeout: 20_000,
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
      // By default, Vitest leaves one of two cores idle.
      maxWorkers: Math.max(2, availableParallelism() - 1),
      browser,
    },
  );
}

/**
 * Pictures of all stories on a phone, of each screen's first story in a light brand on a desktop, of five key
 * components and the screens with a carrier in the other themes, and of the screens in dark and with more contrast.
 */
export function visualProjects(): TestProjectInlineConfiguration[] {
  const phone = { width: 360, height: 480 };
  const desktop = { width: 1280, height: 800, only: 'Default' };
  const telcel = { carrier: 'TELCEL', language: 'es' };
  const unefon = { carrier: 'UNEFON', language: 'en' };
  const exceptScreens = ['src/{app,components,notifications}/**'];
  const isThemed = (file: string) =>
    /\/(Carrier|Payment|ReceiptView|Button|CategoryList|PhoneField|ProductButton|ReceiptPanel)\.stories/.test(
      file,
    );
  const otherStories = filesUnder('src')
    .filter((file) => file.endsWith('.stories.tsx') && !isThemed(file))
    .map((file) => `**/${file}`);
  return [
    visualProject('telcel-es-360', telcel, [], phone),
    visualProject('unefon-en-1280', unefon, ['src/{components,notifications}/**'], desktop),
    // One project for all themes, because each project starts a server.
    visualProject('themes-es-360', { ...telcel, carrier: 'UNEFON' }, otherStories, {
      ...phone,
      only: 'Default',
      themes: themeCodes().filter((code) => code !== 'TELCEL'),
    }),
    visualProject('telcel-es-360-dark', { ...telcel, scheme: 'dark' }, exceptScreens, {
      ...phone,
      only: 'Default',
    }),
    visualProject('unefon-en-1280-more', { ...unefon, scheme: 'more' }, exceptScreens, desktop),
  ];
}
