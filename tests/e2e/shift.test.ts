import { readFileSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';
import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import type { ScenarioId } from '#mocks/scenarios';
import { prerenderedPaths } from '#app/screens';
import { type Language, languages } from '#i18n/languages';
import { baseUrl, newVisit, shiftOf, watchShifts } from './browser';
import { DOUBLE_PRESS_MS, fillCarrier, goToPayment, type Texts } from './purchase';

interface Case {
  path: string;
  scenario?: ScenarioId;
  /** Whether the display face comes when everything else has. */
  lateFont?: boolean;
  /** Whether a top-up has been paid in this visit. */
  paid?: boolean;
  /** What the person does. */
  act?: (page: Page, texts: Texts) => Promise<unknown>;
}

function textsOf(language: Language): Texts {
  return JSON.parse(readFileSync(`src/i18n/locales/${language}.json`, 'utf8')) as Texts;
}

/** Sends the form as it is, empty: a warning comes, and an error at the field. */
async function pay(page: Page): Promise<void> {
  await page.locator('form button[type="submit"]').click();
  await page.locator('[data-notification]').waitFor();
}

async function payCard(page: Page, texts: Texts): Promise<void> {
  await fillCarrier(page, texts);
  await goToPayment(page, texts);
  await page.waitForTimeout(DOUBLE_PRESS_MS);
  await pay(page);
}

async function scrollThrough(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let y = 0; y < document.body.scrollHeight; y += 300) {
      window.scrollTo({ top: y, behavior: 'instant' });
      await new Promise((resolve) => setTimeout(resolve, 60));
    }
  });
}

/** The pages that the build writes as HTML. */
const delivered = prerenderedPaths([]);

/** Runs in a page as it is delivered: what looks otherwise once the app's sheet is in its place. */
async function lookBeforeAndAfter(): Promise<string[]> {
  const elements = Array.from(document.querySelectorAll('html, body, #root :not(style)'));
  const parts = ['', '::before', '::after', '::backdrop'];
  // How a property of our own is written is no matter, nor where a background stands that is none.
  const counts = (name: string) => !name.startsWith('--') && name !== 'background-position';
  const look = () =>
    elements.flatMap((element) =>
      parts.flatMap((part) => {
        const style = getComputedStyle(element, part);
        const place = `${element.tagName}.${String(element.getAttribute('class'))}${part}`;
        const names = Array.from(style).filter(counts);
        return names.map((name) => `${place} ${name}: ${style.getPropertyValue(name)}`);
      }),
    );
  const link = document.querySelector<HTMLLinkElement>('link[data-styles]');
  if (!link) return ['There is no sheet.'];
  while (link.sheet === null) await new Promise((resolve) => setTimeout(resolve, 50));
  const before = look();
  link.media = 'all';
  for (const rules of document.querySelectorAll('[data-first-styles]')) rules.remove();
  const after = look();
  return before.filter((one, at) => one !== after[at]);
}

const carrier = '/start/company/ATT';

const cases: Readonly<Record<string, Case>> = {
  'the start': { path: '/start' },
  'the start, list slow': { path: '/start', scenario: 'slow' },
  'the start, list failed': { path: '/start', scenario: 'failure' },
  'the start, list empty, font late': { path: '/start', scenario: 'empty', lateFont: true },
  'the start, after a purchase': { path: '/start', paid: true },
  'a carrier, warned': { path: carrier, act: pay },
  'a carrier, list slow, font late': { path: carrier, scenario: 'slow', lateFont: true },
  'a carrier, list failed': { path: carrier, scenario: 'failure' },
  'the payment, warned': { path: '/start/company/TELCEL', act: payCard },
  'the landing page, read to its end': { path: '/superhome', lateFont: true, act: scrollThrough },
  'the landing page’s bills': { path: '/superhome/servicios#shop', scenario: 'slow' },
  'an unknown address': { path: '/no/such/page' },
};

const receipt = { folio: 'abcdeFGH12', folioRecarga: '123456', monto: 50, concepto: 'Saldo' };
const transaction = { code: 0, ...receipt };

/** Slow 4G, all but for its patience. */
const network = {
  offline: false,
  latency: 250,
  downloadThroughput: 184_000,
  uploadThroughput: 90_000,
};

async function shiftsOf(width: number, language: Language, one: Case): Promise<number> {
  const { path, scenario, lateFont = false, paid = false, act } = one;
  const { context, page } = await newVisit(width, {
    ...(scenario && { scenario }),
    before: watchShifts,
    motion: true,
  });
  const kept = paid ? { responseTransaction: transaction } : {};
  await context.addInitScript(
    ([code, entries]) => {
      localStorage.setItem('language', code);
      for (const [key, value] of Object.entries(entries)) {
        sessionStorage.setItem(key, JSON.stringify(value));
      }
    },
    [language, kept] as const,
  );
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', network);
  if (lateFont) {
    await page.route(/\.woff2/, async (route) => {
      await page.locator('[aria-busy="true"]').first().waitFor({ state: 'detached' });
      await route.continue();
    });
  }
  await page.goto(new URL(path, baseUrl).href, { waitUntil: 'commit' });
  await page.locator(`html[lang="${language}"]:not([data-waiting])`).waitFor();
  await page.locator('#root h1').waitFor();
  await page.locator('[aria-busy="true"]').first().waitFor({ state: 'detached' });
  await act?.(page, textsOf(language));
  await page.evaluate(() => document.fonts.ready);
  await page.waitForTimeout(700);
  const sum = await shiftOf(page);
  await context.close();
  return sum;
}

describe('nothing moves that nobody has moved', () => {
  it('while a page comes in parts', async () => {
    const { page } = await newVisit(1280, { before: watchShifts });
    // What stands before a script that is on its way is shown already.
    const pause = '<script src="/pause.js"></script>';
    await page.route('**/start', async (route) => {
      const response = await route.fetch();
      const body = (await response.text()).replace('<option', `${pause}<option`);
      await route.fulfill({ response, body });
    });
    await page.route('**/pause.js', async (route) => {
      await delay(1000);
      const body = 'document.currentScript.remove()';
      await route.fulfill({ contentType: 'text/javascript', body });
    });
    await page.goto(new URL('/start', baseUrl).href);
    await page.locator('option').first().waitFor({ state: 'attached' });
    await page.waitForTimeout(700);
    expect(await shiftOf(page)).toBe(0);
  });

  it('when the whole sheet takes the place of the rules that a page comes with', async () => {
    const { page } = await newVisit(1280);
    // Nothing takes the page over: what it looks like is its own.
    await page.route(/\.js$/, () => undefined);
    for (const path of delivered) {
      await page.goto(new URL(path, baseUrl).href, { waitUntil: 'commit' });
      await page.locator('#boot-notice').waitFor({ state: 'attached' });
      expect(await page.evaluate(lookBeforeAndAfter), path).toEqual([]);
    }
  });

  it.each([360, 412, 1280].flatMap((width) => languages.map((language) => ({ width, language }))))(
    'at $width px in $language',
    async ({ width, language }) => {
      const shifts: Record<string, number | string> = {};
      const waiting = Object.entries(cases);
      // A few pages at a time: with all of them at once, a slow machine would not open in time.
      async function work(): Promise<void> {
        for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
          const [name, one] = next;
          const look = () => shiftsOf(width, language, one).catch(String);
          let sum = await look();
          // What moves within half a second of a press is the person's. A machine that stalls may be
          // later, but hardly twice.
          if (sum !== 0 && one.act !== undefined) sum = await look();
          if (sum !== 0) shifts[name] = sum;
        }
      }
      await Promise.all([work(), work(), work()]);
      expect(shifts, JSON.stringify(shifts)).toEqual({});
    },
  );
});
