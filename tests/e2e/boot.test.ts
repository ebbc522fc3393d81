import type { Page, Route } from 'playwright';
import { describe, expect, it } from 'vitest';
import en from '#locales/en';
import es from '#locales/es';
import { baseUrl, newVisit, returnOnline } from './browser';
import { fillCarrier, headingOf, orderOf, phoneField } from './purchase';

/** The deadline for the notice, in ms: 8,000, and some for a slow machine. */
const LIMIT = 14_000;

async function cut(route: Route): Promise<void> {
  const response = await route.fetch();
  const body = await response.body();
  // Without the answer's own headers, by which the browser would take its half for the whole later.
  await route.fulfill({
    contentType: 'text/javascript',
    headers: { 'Cache-Control': 'no-store', 'Access-Control-Allow-Origin': '*' },
    // With a bracket that nothing closes: half a program can be a program.
    body: `${body.subarray(0, body.length / 2).toString()}(`,
  });
}

/** What can become of a file on its way. */
const faults = {
  'is missing': (route: Route) => route.fulfill({ status: 404, body: '' }),
  'is a page': (route: Route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Wi-Fi</title>' }),
  'is cut off': cut,
  'is empty': (route: Route) => route.fulfill({ contentType: 'text/javascript', body: '' }),
  'is reset': (route: Route) => route.abort('connectionreset'),
  'never comes': () => new Promise<void>(() => undefined),
};

type Fault = keyof typeof faults;

const faultNames = Object.keys(faults) as Fault[];

/** Whether the browser, until the page is loaded anew, asks no more for a file with which this has happened. */
function isFinal(fault: Fault): boolean {
  return fault === 'is cut off' || fault === 'is empty' || fault === 'never comes';
}

/** Lets files of the build go wrong; returns a function that restores them. */
async function spoil(page: Page, file: RegExp, fault: Fault): Promise<() => Promise<void>> {
  await page.route(file, faults[fault]);
  // With no route left at all, the browser would let go what has been held back.
  await page.route(/\/nothing$/, (route) => route.continue());
  return () => page.unroute(file, faults[fault]);
}

async function newPage(): Promise<Page> {
  const { context, page } = await newVisit(360, { worker: 'block' });
  // Time for a file that never comes, a reload and a slow machine.
  context.setDefaultTimeout(25_000);
  return page;
}

/** Opens an address without waiting for files that may never come. */
async function open(page: Page, path: string): Promise<void> {
  await page.goto(new URL(path, baseUrl).href, { waitUntil: 'commit' });
}

/** Counts the page loads, and calls a callback for each. */
function countLoads(page: Page, onLoad?: (count: number) => void): () => number {
  let count = 0;
  page.on('request', (request) => {
    if (!request.isNavigationRequest() || request.frame() !== page.mainFrame()) return;
    count += 1;
    onLoad?.(count);
  });
  return () => count;
}

/** The files that the page cannot start without. */
const entry = /assets\/index-.*\.js/;
const sheet = /assets\/style-.*\.css/;

describe.concurrent('the page', () => {
  it.each([
    ...faultNames.map((fault) => ({ name: 'entry', file: entry, fault })),
    // Of half a sheet, its half is shown.
    ...faultNames
      .filter((fault) => fault !== 'is cut off')
      .map((fault) => ({ name: 'sheet', file: sheet, fault })),
  ])('has a notice with a way on where the $name $fault', async ({ file, fault }) => {
    const page = await newPage();
    const mend = await spoil(page, file, fault);
    await open(page, '/start?lang=en');
    await page.getByRole('heading', { name: en.boot.title }).waitFor({ timeout: LIMIT });
    expect(await page.getByRole('button').count()).toBe(1);
    await mend();
    await page.getByRole('button', { name: en.app.reload }).click();
    await headingOf(page, en.products.title).waitFor();
    await page.getByRole('heading', { name: en.boot.title }).waitFor({ state: 'hidden' });
  });

  it.each(faultNames)('is in English, and says so, where Spanish %s', async (fault) => {
    const page = await newPage();
    const mend = await spoil(page, /assets\/es-/, fault);
    await open(page, '/start');
    await headingOf(page, en.products.title).waitFor();
    await page.getByText(en.language.failed.replace('{{language}}', 'Spanish')).first().waitFor();
    expect(await page.locator('html').getAttribute('lang')).toBe('en');
    await mend();
    await returnOnline({ context: page.context() });
    await headingOf(page, es.products.title).waitFor();
  });

  it.each(faultNames)('has a notice where each language %s', async (fault) => {
    const page = await newPage();
    await spoil(page, /assets\/e[sn]-/, fault);
    await open(page, '/start');
    await page.getByRole('heading', { name: es.boot.title }).waitFor();
    expect(await page.locator('body').innerText()).not.toContain('products.');
  });

  it.each(faultNames)('stays in Spanish, and asks again, where English %s', async (fault) => {
    const page = await newPage();
    const mend = await spoil(page, /assets\/en-/, fault);
    await open(page, '/start');
    const menu = page.getByRole('combobox', { name: es.language.label });
    await menu.selectOption('en');
    await page.getByText(es.language.failed.replace('{{language}}', 'inglés')).first().waitFor();
    await headingOf(page, es.products.title).waitFor();
    await mend();
    await menu.selectOption('en');
    await headingOf(page, en.products.title).waitFor();
  });

  it('takes a language that is chosen before its scripts', async () => {
    const page = await newPage();
    await page.route(entry, async (route) => {
      await page.getByRole('combobox').selectOption('en');
      await route.continue();
    });
    await open(page, '/start');
    await headingOf(page, en.products.title).waitFor();
  });

  it('takes a language that is chosen while they take it over', async () => {
    const page = await newPage();
    await page.addInitScript(() => {
      window.addEventListener('app-started', () => {
        const menu = document.querySelector('select');
        if (menu) menu.value = 'en';
        menu?.dispatchEvent(new Event('input', { bubbles: true }));
        menu?.dispatchEvent(new Event('change', { bubbles: true }));
      });
    });
    await open(page, '/start');
    await headingOf(page, en.products.title).waitFor();
  });

  it('of an address that is no encoding stands as any other', async () => {
    const page = await newPage();
    await open(page, '/superhome#50%');
    await page.getByRole('heading', { level: 1 }).waitFor();
    expect(await page.getByRole('heading', { name: es.app.error }).count()).toBe(0);
  });
});

/** The files that the carrier screen comes in. */
const carrierFiles = /assets\/(Carrier|useWarning|Amount)-/;

async function goToCarrier(page: Page): Promise<void> {
  await open(page, '/start');
  await page.getByRole('link', { name: 'Telcel', exact: true }).click();
}

describe.concurrent('a screen’s code', () => {
  it.each(faultNames)('that %s reloads the screen once, with all that was typed', async (fault) => {
    const page = await newPage();
    const mend = await spoil(page, /assets\/Payment-/, fault);
    countLoads(page, (count) => {
      if (count === 2) void mend();
    });
    await open(page, '/start/company/TELCEL');
    await fillCarrier(page);
    await page.getByRole('button', { name: es.carrier.pay, exact: true }).click();
    await headingOf(page, es.payment.title).waitFor();
    expect(await orderOf(page).innerText()).toContain('551 234 50 00');
    await page.getByText(es.app.updated).first().waitFor();
  });

  it.each(faultNames)('that %s for good ends on a page with ways on', async (fault) => {
    const page = await newPage();
    const mend = await spoil(page, carrierFiles, fault);
    await goToCarrier(page);
    // The page was reloaded once, and what it was prerendered with stays.
    await page.getByText(es.app.error).waitFor({ timeout: 3 * LIMIT });
    await phoneField(page).waitFor();
    await page.goBack();
    await headingOf(page, es.products.title).waitFor();
    await page.getByRole('link', { name: 'Telcel', exact: true }).click();
    await headingOf(page, es.app.error).waitFor({ timeout: 2 * LIMIT });
    await page.getByRole('link', { name: es.app.start }).click();
    await headingOf(page, es.products.title).waitFor();
    await mend();
    const loads = countLoads(page);
    if (isFinal(fault)) return;
    await page.getByRole('link', { name: 'Telcel', exact: true }).click();
    await phoneField(page).waitFor();
    expect(loads()).toBe(0);
  });

  it.each(faultNames)('that %s is asked for again by a button', async (fault) => {
    const page = await newPage();
    const mend = await spoil(page, carrierFiles, fault);
    // Without a storage that remembers it, the page is never reloaded automatically.
    await page.addInitScript(() => {
      Storage.prototype.setItem = () => undefined;
    });
    const loads = countLoads(page);
    await open(page, '/start/company/TELCEL');
    await page.getByText(es.app.error).waitFor();
    expect(loads()).toBe(1);
    await mend();
    await page.getByRole('button', { name: es.app.retry }).click();
    await phoneField(page).waitFor();
  });

  it('is asked for again by itself when the network is back', async () => {
    const page = await newPage();
    const mend = await spoil(page, carrierFiles, 'is reset');
    await open(page, '/start');
    const tile = page.getByRole('link', { name: 'Telcel', exact: true });
    await tile.waitFor();
    await page.waitForLoadState('networkidle');
    await page.context().setOffline(true);
    await tile.click();
    await headingOf(page, es.app.error).waitFor();
    await mend();
    await page.context().setOffline(false);
    await phoneField(page).waitFor();
  });
});
