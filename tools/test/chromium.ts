import type { PlaywrightProviderOptions } from '@vitest/browser-playwright';
import type { Page } from 'playwright';
import type { BrowserCommand } from 'vitest/node';
import { findChromium } from '../lib/chromium.mjs';

type Media = Parameters<Page['emulateMedia']>[0];

declare module 'vitest/browser' {
  interface BrowserCommands {
    /** Emulates preferences of the user, such as a colour scheme. */
    emulateMedia: (media: Media) => Promise<void>;
    /** Returns the violations of the HTML standard: each with its rule and the selector of its element. */
    validateHtml: (html: string) => Promise<string[]>;
  }
}

/** The launch options of Chromium, without background requests. `switches` are additional command-line switches. */
export async function chromiumLaunch(switches: readonly string[] = []) {
  return {
    ...(await findChromium()),
    args: [
      '--no-sandbox',
      '--disable-gpu',
      // The headless shell's default hinting gives letters other widths than a window does.
      '--font-render-hinting=slight',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      ...switches,
    ],
  };
}

const emulateMedia: BrowserCommand<[Media]> = ({ page }, media) => page.emulateMedia(media);

/** Runs in Node.js: the browser takes a second to load the validator. */
const validateHtml: BrowserCommand<[string]> = async (_, html): Promise<string[]> => {
  const { HtmlValidate, StaticConfigLoader } = await import('html-validate/browser');
  const loader = new StaticConfigLoader({ extends: ['html-validate:standard'] });
  const { results } = await new HtmlValidate(loader).validateString(html);
  return results
    .flatMap(({ messages }) => messages)
    .map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${String(selector)})`);
};

/**
 * Chromium for one test project. Vitest changes the object, so projects cannot share it.
 * `context` holds Playwright's context options.
 */
export async function chromium(
  switches: readonly string[] = [],
  context: PlaywrightProviderOptions['contextOptions'] = {},
) {
  const { playwright } = await import('@vitest/browser-playwright');
  return {
    enabled: true,
    headless: true,
    screenshotFailures: false,
    api: { strictPort: false },
    provider: playwright({
      launchOptions: await chromiumLaunch(switches),
      contextOptions: { reducedMotion: 'reduce', ...context },
    }),
    commands: { emulateMedia, validateHtml },
    instances: [{ browser: 'chromium' as const }],
  };
}
