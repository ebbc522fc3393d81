import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import en from '#locales/en';
import es from '#locales/es';
import { SCENARIO_COOKIE } from '#mocks/server/http';
import { baseUrl, shiftOf, visit, watchShifts } from './browser';

/** The mocks' worker stands between the page and the network, so the map's server answers in the page. */
function answerForTheMap(): void {
  const reallyFetch = window.fetch.bind(window);
  window.fetch = (input, init) =>
    typeof input === 'string' && input.startsWith('https://www.openstreetmap.org/')
      ? Promise.resolve(new Response())
      : reallyFetch(input, init);
}

async function open(path: string, width: number, map: 'drawn' | 'blocked' = 'drawn') {
  const elsewhere: string[] = [];
  async function prepare(page: Page) {
    await page.addInitScript(watchShifts);
    page.on('request', (request) => {
      if (!request.url().startsWith(baseUrl)) elsewhere.push(request.url());
    });
    await page.route('https://www.openstreetmap.org/**', (route) =>
      map === 'blocked'
        ? route.abort()
        : route.fulfill({ contentType: 'text/html', body: '<html lang="es"><title>Mapa</title>' }),
    );
  }
  const before = map === 'drawn' ? answerForTheMap : undefined;
  const { page, complaints } = await visit(path, width, { before, prepare, motion: true });
  await page.getByRole('heading', { level: 1, name: es.landing.title }).waitFor();
  return { page, elsewhere, complaints };
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
    expect(await shiftOf(page)).toBe(0);
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
    [360, '#services', 'services'],
    [360, '#contact', 'contact'],
    [1440, '#about-us', 'about-us'],
    [1440, '#shop', 'shop'],
    [360, '/servicios', 'shop'],
  ])('lands below the bar at %d px by %s on %s', async (width, path, id) => {
    const { page } = await open(`/superhome${path}`, width);
    await page.waitForFunction((name) => document.activeElement?.id === name, id);
    expect(Math.abs(await topOf(page, id))).toBeLessThanOrEqual(2);
  });

  it('scrolls by the bar’s links', async () => {
    const { page } = await open('/superhome', 1440);
    const bar = page.getByRole('navigation', { name: es.landing.nav.label });
    await bar.getByRole('link', { name: es.landing.nav.shop }).click();
    await expect.poll(async () => Math.abs(await topOf(page, 'shop'))).toBeLessThan(2);
    expect(new URL(page.url()).hash).toBe('#shop');
  });

  it('folds its links into a menu on phones', async () => {
    const { page } = await open('/superhome', 360);
    await page.getByRole('button', { name: es.landing.nav.menu }).click();
    const link = page.getByRole('link', { name: es.landing.nav.contact, exact: true });
    await link.click();
    await link.waitFor({ state: 'hidden' });
    await page.waitForFunction(() => document.activeElement?.id === 'contact');
  });

  it('folds the menu away on the way back', async () => {
    const { page } = await open('/superhome', 360);
    const button = page.getByRole('button', { name: es.landing.nav.menu });
    await button.click();
    await page.getByRole('link', { name: es.landing.nav.contact, exact: true }).click();
    await button.click();
    await page.goBack();
    await expect.poll(() => button.getAttribute('aria-expanded')).toBe('false');
  });

  it('asks for the bills again when the network is back', async () => {
    const { context, page } = await visit('/superhome/servicios', 1280, { scenario: 'failure' });
    await page.getByRole('link', { name: es.landing.shop.toContact }).waitFor();
    await page.waitForLoadState('networkidle');
    const bills = page.getByRole('list', { name: es.landing.shop.servicesList });
    expect(await bills.count()).toBe(0);
    await context.clearCookies({ name: SCENARIO_COOKIE });
    await page.evaluate(() => window.dispatchEvent(new Event('online')));
    await bills.waitFor();
  });

  it('speaks English where the address asks for it, and tells so to those that read tags', async () => {
    const { page } = await visit('/superhome?lang=en', 1280);
    await page.getByRole('heading', { level: 1, name: en.landing.title }).waitFor();
    expect(new URL(page.url()).search).toBe('');
    const tag = (name: string) => page.locator(`meta[property="${name}"]`).getAttribute('content');
    expect(await tag('og:locale')).toBe('en_US');
    expect(await tag('og:title')).toContain(en.landing.title);
    expect(await page.locator('link[rel="alternate"][hreflang]').count()).toBe(3);
    expect(await page.title()).toContain(en.landing.title);
  });
});
