import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { chromium, type BrowserContext, type Page } from 'playwright';
import { beforeAll, describe, expect, it } from 'vitest';
import es from '#locales/es';
import { fullChromiumPath, isReady } from '#tools/lib/debian.mjs';
import { chromiumLaunch } from '#tools/test/chromium.ts';
import { temporaryFolder } from '../temporaryFolder';
import { baseUrl } from './browser';
import { card, chooseTelcel50, expectReceipts, fillCard, headingOf, payButton } from './purchase';

/** What the user typed, as the fields hold and show it; three digits could be in any file. */
const secrets = [card.cardholder, card.card, '4000 1234 1234 1234', '12/2099'];

/** How long Chromium waits, in ms, before it writes what changed in a session. */
const SESSION_DELAY_MS = 6000;

/** Whether a file holds a text, in the encodings that Chromium writes. */
function holds(file: Buffer, text: string): boolean {
  // As bytes: a search for UTF-16 text finds it at even positions only.
  return file.includes(text) || file.includes(Buffer.from(text, 'utf16le'));
}

/** The files of a profile that hold a text. */
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

/** How the user ends a form that is filled. */
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

beforeAll(async () => {
  await isReady('chromium');
});

describe.each(Object.entries(ends))('a profile of Chromium', (name, end) => {
  const profile = temporaryFolder('profile');

  it(`holds nothing of the card after its form ${name}`, { timeout: 90_000 }, async () => {
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
});
