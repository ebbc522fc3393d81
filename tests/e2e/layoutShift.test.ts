import type { Page } from 'playwright';
import { expect, it } from 'vitest';
import type { ScenarioId } from '#mocks/scenarios';
import { prerenderedPaths } from '#app/screens';
import type { Language } from '#i18n/languages';
import en from '#locales/en';
import es from '#locales/es';
import { newVisit, shiftOf, watchShifts } from './browser';
import { fillCarrier, goToPayment, type Texts } from './purchase';

interface Case {
  path: string;
  scenario?: ScenarioId;
  /** Whether the display font arrives after everything else. */
  lateFont?: boolean;
  /** Whether the storage has a paid top-up and remembered ones. */
  stored?: boolean;
  /** The user's actions. */
  act?: (page: Page, texts: Texts) => Promise<unknown>;
}

/** Submits the empty form, which shows a notification and an error at the field. */
async function pay(page: Page): Promise<void> {
  await page.locator('form button[type="submit"]').click();
  await page.locator('[data-notification]').waitFor();
}

async function payCard(page: Page, texts: Texts): Promise<void> {
  await fillCarrier(page, texts);
  await goToPayment(page, texts);
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

/** The prerendered pages. Those of the other carriers differ in colours and wordmarks only. */
const prerendered = prerenderedPaths([]).filter(
  (path) => !path.startsWith('/start/company/') || path.endsWith('/TELCEL'),
);

/** Finds computed styles that the app's stylesheet changes in a prerendered page. Runs in the page. */
async function findStyleChanges(): Promise<string[]> {
  const elements = Array.from(document.querySelectorAll('html, body, #root :not(style)'));
  const parts = ['', '::before', '::after', '::backdrop'];
  // The serialization of custom properties may differ. A position without a background has no effect.
  const isCompared = (name: string) => !name.startsWith('--') && name !== 'background-position';
  const readStyles = () =>
    elements.flatMap((element) =>
      parts.flatMap((part) => {
        const style = getComputedStyle(element, part);
        const selector = `${element.tagName}.${String(element.getAttribute('class'))}${part}`;
        const names = Array.from(style).filter(isCompared);
        return names.map((name) => `${selector} ${name}: ${style.getPropertyValue(name)}`);
      }),
    );
  const link = document.querySelector<HTMLLinkElement>('link[data-styles]');
  if (!link) return ['There is no stylesheet.'];
  while (link.sheet === null) await new Promise((resolve) => setTimeout(resolve, 50));
  const before = readStyles();
  link.media = 'all';
  for (const rules of document.querySelectorAll('[data-first-styles]')) rules.remove();
  const after = readStyles();
  return before.filter((style, index) => style !== after[index]);
}

const carrier = '/start/company/ATT';

const cases: Readonly<Record<string, Case>> = {
  'the start with a slow list': { path: '/start', scenario: 'slow' },
  'the start after a purchase': { path: '/start', stored: true },
  'the start after a purchase with a failed list': {
    path: '/start',
    scenario: 'failure',
    stored: true,
  },
  'a carrier with a warning': { path: carrier, act: pay },
  'a carrier with a slow list and a late font': { path: carrier, scenario: 'slow', lateFont: true },
  'a carrier with a failed list': { path: carrier, scenario: 'failure' },
  'the payment with a warning': { path: '/start/company/TELCEL', act: payCard },
  'the landing page, scrolled to its end': {
    path: '/superhome',
    lateFont: true,
    act: scrollThrough,
  },
  'the landing page’s bills': { path: '/superhome/servicios#shop', scenario: 'slow' },
};

const receipt = { folio: 'abcdeFGH12', folioRecarga: '123456', monto: 50, concepto: 'Saldo' };
const transaction = { code: 0, ...receipt };

const date = Date.UTC(2026, 2, 7);

/** A short and a long description, the longest name, and a product that has left the list. */
const remembered = [
  { carrier: 'TELCEL', phone: '5512345000', sku: 'TEL-TA-050', date },
  {
    carrier: 'TELCEL',
    phone: '5598765432',
    sku: 'TEL-SL-080',
    date,
    name: 'María Guadalupe Oaxaca W',
  },
  { carrier: 'TELCELUSA', phone: '8112345678', sku: 'GONE', date, name: 'Papá' },
];

/** The throughput (bytes per second) and latency (ms) of a slow 4G network. */
const network = {
  offline: false,
  latency: 250,
  downloadThroughput: 184_000,
  uploadThroughput: 90_000,
};

/** Returns the sum of the shifts of a page on a slow network. */
async function shiftsOf(width: number, language: Language, one: Case): Promise<number> {
  const { path, scenario, lateFont = false, stored = false, act } = one;
  const { context, page } = await newVisit(width, {
    ...(scenario && { scenario }),
    before: watchShifts,
    reducedMotion: 'no-preference',
  });
  await context.addInitScript((code) => localStorage.setItem('language', code), language);
  if (stored) {
    await context.addInitScript(
      ([paid, list]) => {
        sessionStorage.setItem('responseTransaction', paid);
        localStorage.setItem('remembered', list);
      },
      [JSON.stringify(transaction), JSON.stringify(remembered)] as const,
    );
  }
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', network);
  if (lateFont) {
    await page.route(/\.woff2/, async (route) => {
      await page.locator('[aria-busy="true"]').first().waitFor({ state: 'detached' });
      await route.continue();
    });
  }
  await page.goto(path, { waitUntil: 'commit' });
  await page.locator(`html[lang="${language}"]`).waitFor();
  await page.locator('#root h1').waitFor();
  await page.locator('[aria-busy="true"]').first().waitFor({ state: 'detached' });
  if (stored) await page.getByRole('region').locator('summary').waitFor();
  await act?.(page, language === 'es' ? es : en);
  await page.evaluate(() => document.fonts.ready);
  await page.waitForTimeout(700);
  const sum = await shiftOf(page);
  await context.close();
  return sum;
}

it('no style changes when the stylesheet replaces the inline rules of a prerendered page', async () => {
  const { page } = await newVisit(1280);
  // Without scripts, the page is not hydrated.
  await page.route(/\.js$/, () => undefined);
  for (const path of prerendered) {
    await page.goto(path, { waitUntil: 'commit' });
    await page.locator('footer').waitFor({ state: 'attached' });
    expect(await page.evaluate(findStyleChanges), path).toEqual([]);
  }
});

// Shifts within 500 ms of an input do not count. A slow machine may exceed this, or time out, once.
it.concurrent.each([
  [360, 'es'],
  [1280, 'es'],
  [360, 'en'],
] as const)('no layout shifts at %d px in %s', async (width, language) => {
  // A prerendered page is hydrated in Spanish, and then changes to another language.
  const limit = language === 'es' ? 0 : 0.2;
  for (const [name, one] of Object.entries(cases)) {
    expect(await shiftsOf(width, language, one), name).toBeLessThanOrEqual(limit);
  }
});
