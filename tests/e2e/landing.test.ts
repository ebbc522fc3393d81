import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import en from '#locales/en';
import es from '#locales/es';
import { SCENARIO_COOKIE } from '#mocks/server/http';
import { baseUrl, visit } from './browser';

async function open(path: string, width: number) {
  const elsewhere: string[] = [];
  async function prepare(page: Page) {
    page.on('request', (request) => {
      if (!request.url().startsWith(baseUrl)) elsewhere.push(request.url());
    });
    await page.route('https://www.openstreetmap.org/**', (route) =>
      route.fulfill({ contentType: 'text/html', body: '<html lang="es"><title>Mapa</title>' }),
    );
  }
  const { page } = await visit(path, width, { prepare, motion: true, worker: 'block' });
  await page.getByRole('heading', { level: 1, name: es.landing.title }).waitFor();
  return { page, elsewhere };
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

describe('the landing page', () => {
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

  it.each([
    [360, '#contact', 'contact'],
    [1440, '#about-us', 'about-us'],
    [1440, '#shop', 'shop'],
    [360, '/servicios', 'shop'],
  ])('lands below the bar at %d px by %s on %s', async (width, path, id) => {
    const { page } = await open(`/superhome${path}`, width);
    await page.waitForFunction((name) => document.activeElement?.id === name, id);
    expect(Math.abs(await topOf(page, id))).toBeLessThanOrEqual(2);
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
