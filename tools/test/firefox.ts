import { createRequire } from 'node:module';
import type * as playwright from 'playwright';
import { firefoxPath } from '../lib/debian.mjs';
import { browsersFolder, ensureInstalled } from '../lib/install.mjs';

/**
 * Starts Debian's Firefox over WebDriver BiDi, with reduced motion. The Playwright of `tools/browsers` is the last
 * version that works with the commands of Firefox ESR.
 */
export async function launchFirefox(): Promise<playwright.Browser> {
  ensureInstalled(browsersFolder);
  const load = createRequire(`${browsersFolder}/package.json`);
  const { firefox } = load('playwright-firefox-esr') as typeof playwright;
  return firefox.launch({
    channel: 'moz-firefox',
    executablePath: firefoxPath,
    firefoxUserPrefs: { 'ui.prefersReducedMotion': 1 },
  });
}
