import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { chromium, type BrowserContext, type Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import es from '#locales/es';
import { fullChromiumPath, isReady } from '#tools/lib/debian.mjs';
import { chromiumLaunch } from '#tools/test/chromium.ts';
import { temporaryFolder } from '../temporaryFolder';
import { baseUrl } from './browser';
import { card, chooseTelcel50, expectReceipts, fillCard, headingOf, payButton } from './purchase';

/** The typed values, raw and formatted. Three digits could be in any file. */
const secrets = [card.cardholder, card.card, '4000 1234 1234 1234', '12/2099'];

/** The delay in ms before Chromium writes a changed session. */
const SESSION_DELAY_MS = 6000;

/** Whether a file contains a text in one of Chromium's encodings. */
function holds(file: Buffer, text: string): boolean {
  // Compares bytes, because UTF-16 text may begin at an odd position.
  return file.includes(text) || file.includes(Buffer.from(text, 'utf16le'));
}

/** The files of a profile that contain a text. */
async function filesWith(profile: string, text: string): Promise<string[]> {
  const entries = await readdir(profile, { recursive: true, withFileTypes: true });
  const paths = entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
  const found = await Promise.all(
    paths.map(async (path) => (holds(await readFile(path), text) ? [path] : [])),
  );
  return found.flat();
}

/** The ways to leave a completed form. */
const ends: Readonly<Record<string, (page: Page, context: BrowserContext) => Promise<unknown>>> = {
  async 'is paid'(page) {
    await payButton(page).click();
    await expectReceipts(page);
  },
  async 'is left unpaid'(page) {
    await page.getByRole('link', { name: es.carrier.back }).click();
    await headingOf(page, es.products.title).waitFor();
  },
  'is reloaded': (page) => page.reload(),
  'is closed with its window': (_, context) => context.close(),
};

describe.skipIf(!(await isReady('chromium'))).each(Object.entries(ends))(
  'a profile of Chromium',
  (name, end) => {
    const profile = temporaryFolder('profile');

    it(`contains no card data after its form ${name}`, { timeout: 90_000 }, async () => {
      const context = await chromium.launchPersistentContext(profile, {
        ...chromiumLaunch,
        executablePath: fullChromiumPath,
      });
      const page = context.pages()[0] ?? (await context.newPage());
      await page.goto(new URL('/start', baseUrl).href);
      await chooseTelcel50(page);
      await fillCard(page);
      await page.waitForTimeout(SESSION_DELAY_MS);
      await end(page, context);
      if (context.pages().length > 0) await page.waitForTimeout(SESSION_DELAY_MS);
      await context.close();

      const session = expect.stringMatching(/\/Sessions\//) as string;
      expect(await filesWith(profile, '/start/pago')).toContainEqual(session);
      for (const secret of secrets) expect(await filesWith(profile, secret), secret).toEqual([]);
    });
  },
);
