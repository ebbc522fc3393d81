import type { Browser } from 'playwright';
import { firefox } from 'playwright-firefox-esr';
import { firefoxPath } from '../lib/debian.mjs';

/**
 * Starts Debian's own Firefox over WebDriver BiDi, with reduced motion. Playwright
 * follows Firefox's newest commands; this is its last version which asks for none that the ESR lacks,
 * and lacks none that the tests ask for.
 */
export async function launchFirefox(): Promise<Browser> {
  const browser: unknown = await firefox.launch({
    channel: 'moz-firefox',
    executablePath: firefoxPath,
    firefoxUserPrefs: { 'ui.prefersReducedMotion': 1 },
  });
  return browser as Browser;
}
