import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import en from '#locales/en';
import es from '#locales/es';
import { launch } from './launch';
import { baseUrl } from './browser';

const MAP = 'https://www.openstreetmap.org/**';

interface Landing {
  page: Page;
  /** The addresses outside the app's own origin that were asked for. */
  elsewhere: string[];
  /** Errors and warnings of the console, and errors that nothing caught. */
  complaints: string[];
}

let browser: Browser;

beforeAll(async () => {
  browser = await launch();
});

afterAll(async () => {
  await browser.close();
});

/** The mocks' worker stands between the page and the network, so the map's server answers in the page. */
function answerForTheMap(): void {
  const reallyFetch = window.fetch.bind(window);
  window.fetch = (input, init) =>
    typeof input === 'string' && input.startsWith('https://www.openstreetmap.org/')
      ? Promise.resolve(new Response())
      : reallyFetch(input, init);
}

async function open(path: string, width: number, map: 'drawn' | 'blocked' = 'drawn') {
  const context = await browser.newContext({ viewport: { width, height: 800 } });
  const page = await context.newPage();
  const elsewhere: string[] = [];
  const complaints: string[] = [];
  await page.route(MAP, (route) =>
    map === 'blocked'
      ? route.abort()
      : route.fulfill({ contentType: 'text/html', body: '<html lang="es"><title>Mapa</title>' }),
  );
  if (map === 'drawn') await page.addInitScript(answerForTheMap);
  page.on('request', (request) => {
    if (!request.url().startsWith(baseUrl)) elsewhere.push(request.url());
  });
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(error.message));
  await page.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        shifts.push((entry as unknown as { value: number }).value);
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.goto(new URL(path, baseUrl).href);
  await page.getByRole('heading', { level: 1, name: es.landing.title }).waitFor();
  return { page, elsewhere, complaints } satisfies Landing;
}

function topOf(page: Page, id: string) {
  return page.evaluate((name) => {
    const bar = document.querySelector('header');
    const section = document.getElementById(name);
    if (bar === null || section === null) {
      throw new Error(`There is no bar, or no section ${name}.`);
    }
    return section.getBoundingClientRect().top - bar.getBoundingClientRect().bottom;
  }, id);
}

async function scrollThrough(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let y = 0; y < document.body.scrollHeight; y += 300) {
      window.scrollTo({ top: y, behavior: 'instant' });
      await new Promise((resolve) => setTimeout(resolve, 60));
    }
  });
}

describe('the landing page', () => {
  it.each([360, 1440])('moves nothing while it loads and is read at %d px', async (width) => {
    const { page, complaints } = await open('/superhome', width);
    await page.getByRole('list', { name: es.landing.shop.carriersList }).waitFor();
    await scrollThrough(page);
    const shifts = await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts);
    expect(shifts).toEqual([]);
    expect(complaints).toEqual([]);
  });

  it('asks no other origin for anything before the map is near', async () => {
    const { page, elsewhere } = await open('/superhome', 1440);
    await page.waitForTimeout(1000);
    expect(elsewhere).toEqual([]);
    await page.locator('#contact').scrollIntoViewIfNeeded();
    await page.locator('iframe[data-shown="true"]').waitFor();
    expect(new Set(elsewhere.map((address) => new URL(address).host))).toEqual(
      new Set(['www.openstreetmap.org']),
    );
  });

  it('keeps the contact whole where the map cannot be reached', async () => {
    const { page } = await open('/superhome#contact', 360, 'blocked');
    await page.getByText(es.landing.contact.mapFailed).waitFor();
    expect(await page.locator('iframe').count()).toBe(0);
    await page.getByRole('link', { name: 'ventas@colibri.example' }).waitFor();
    await page.getByRole('button', { name: es.landing.contact.showMap }).waitFor();
  });

  it.each([
    [360, 'services'],
    [360, 'contact'],
    [1440, 'about-us'],
    [1440, 'shop'],
  ])('lands below the bar at %d px on #%s', async (width, id) => {
    const { page } = await open(`/superhome#${id}`, width);
    await page.waitForFunction((name) => document.activeElement?.id === name, id);
    expect(Math.abs(await topOf(page, id))).toBeLessThanOrEqual(2);
  });

  it('scrolls by the bar’s links and marks where it is', async () => {
    const { page } = await open('/superhome', 1440);
    const bar = page.getByRole('navigation', { name: es.landing.nav.label });
    await bar.getByRole('link', { name: es.landing.nav.shop }).click();
    await page.waitForFunction(() => {
      const shop = document.getElementById('shop');
      const header = document.querySelector('header');
      if (shop === null || header === null) return false;
      return Math.abs(shop.getBoundingClientRect().top - header.getBoundingClientRect().bottom) < 2;
    });
    await bar.locator('[aria-current="location"]', { hasText: es.landing.nav.shop }).waitFor();
    expect(new URL(page.url()).hash).toBe('#shop');
  });

  it('folds its links into a menu on phones', async () => {
    const { page } = await open('/superhome', 360);
    const menu = page.getByRole('button', { name: es.landing.nav.menu });
    await menu.click();
    const link = page.getByRole('link', { name: es.landing.nav.contact, exact: true });
    await link.click();
    await link.waitFor({ state: 'hidden' });
    await page.waitForFunction(() => document.activeElement?.id === 'contact');
  });

  it('changes the shop without scrolling, and leads into the flow', async () => {
    const { page } = await open('/superhome/servicios#shop', 1440);
    await page.getByRole('list', { name: es.landing.shop.servicesList }).waitFor();
    const before = await page.evaluate(() => window.scrollY);
    await page.getByRole('link', { name: es.landing.shop.proposals, exact: true }).click();
    await page.getByRole('list', { name: es.landing.proposals.list }).waitFor();
    expect(new URL(page.url()).pathname).toBe('/superhome/propuestas');
    expect(await page.evaluate(() => window.scrollY)).toBe(before);
    await page.getByRole('link', { name: es.landing.shop.topUps, exact: true }).click();
    await page.getByRole('link', { name: 'Telcel', exact: true }).click();
    await page.getByRole('textbox', { name: es.field.phone }).waitFor();
  });

  it('speaks English where the address asks for it, and tells so to those that read tags', async () => {
    const context = await browser.newContext();
    const page = await context.newPage();
    await page.goto(new URL('/superhome?lang=en', baseUrl).href);
    await page.getByRole('heading', { level: 1, name: en.landing.title }).waitFor();
    expect(new URL(page.url()).search).toBe('');
    const tag = (name: string) => page.locator(`meta[property="${name}"]`).getAttribute('content');
    expect(await tag('og:locale')).toBe('en_US');
    expect(await tag('og:title')).toContain(en.landing.title);
    expect(await page.locator('link[rel="alternate"][hreflang]').count()).toBe(3);
    expect(await page.title()).toContain(en.landing.title);
  });
});
