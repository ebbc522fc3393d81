import { playwright, type PlaywrightProviderOptions } from '@vitest/browser-playwright';
import { ownChromium } from '../lib/chromium.mjs';

const executablePath = ownChromium();

/** How the tests start Chromium: the machine's own, else Playwright's, and nothing that calls home. */
export const chromiumLaunch = {
  ...(executablePath !== undefined && { executablePath }),
  args: [
    '--no-sandbox',
    '--disable-gpu',
    // Without windows, Chromium would give letters other widths than people see.
    '--font-render-hinting=slight',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ],
};

/**
 * Chromium for one project of tests: Vitest writes into what it is given, so no two may share it.
 * `switches` are further ones of its command line, `context` what the pages are told of the person.
 */
export function chromium(
  switches: readonly string[] = [],
  context: PlaywrightProviderOptions['contextOptions'] = {},
) {
  return {
    enabled: true,
    headless: true,
    screenshotFailures: false,
    api: { strictPort: false },
    provider: playwright({
      launchOptions: { ...chromiumLaunch, args: [...chromiumLaunch.args, ...switches] },
      contextOptions: { reducedMotion: 'reduce', ...context },
    }),
    instances: [{ browser: 'chromium' as const }],
  };
}
