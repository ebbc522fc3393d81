import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import en from '#locales/en';
import es from '#locales/es';
import { SCENARIO_COOKIE } from '#mocks/server/http';
import { baseUrl, visit } from './browser';

describe('the landing page', () => {
  it('asks no other origin for anything before the map is near', async () => {
    const elsewhere: string[] = [];
    async function prepare(opened: Page) {
      opened.on('request', (request) => {
        if (!request.url().startsWith(baseUrl)) elsewhere.push(new URL(request.url()).host);
      });
      await opened.route('https://www.openstreetmap.org/**', (route) =>
        route.fulfill({ contentType: 'text/html', body: '<html lang="es"><title>Mapa</title>' }),
      );
    }
    const { page } = await visit('/superhome', 1440, { prepare, worker: 'block' });
    await page.getByRole('heading', { level: 1, name: es.landing.title }).waitFor();
    await page.waitForTimeout(1000);
    expect(elsewhere).toEqual([]);
    await page.locator('#contact').scrollIntoViewIfNeeded();
    await page.locator('iframe[data-shown="true"]').waitFor();
    expect(new Set(elsewhere)).toEqual(new Set(['www.openstreetmap.org']));
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
