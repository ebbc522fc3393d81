import type { Browser } from 'playwright';
import { firefoxPath } from '../lib/debian.mjs';

/**
 * Starts Debian's Firefox over WebDriver BiDi, with reduced motion. The pinned Playwright is the last
 * version that works with the commands of Firefox ESR.
 */
export async function launchFirefox(): Promise<Browser> {
  const { firefox } = await import('playwright-firefox-esr');
  const browser: unknown = await firefox.launch({
    channel: 'moz-firefox',
    executablePath: firefoxPath,
    firefoxUserPrefs: { 'ui.prefersReducedMotion': 1 },
  });
  return browser as Browser;
}
