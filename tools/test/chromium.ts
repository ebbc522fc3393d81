import { playwright, type PlaywrightProviderOptions } from '@vitest/browser-playwright';
import { findChromium } from '../lib/chromium.mjs';

/** The launch options of Chromium, without background requests. */
export const chromiumLaunch = {
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
  ],
};

/**
 * Chromium for one test project. Vitest changes the object, so projects cannot share it.
 * `switches` are additional command-line switches, `context` holds Playwright's context options.
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
