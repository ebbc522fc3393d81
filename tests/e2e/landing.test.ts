import type { Locator, Page, Route } from 'playwright';
import { describe, expect, it } from 'vitest';
import en from '#locales/en';
import es from '#locales/es';
import { baseUrl, demoUrl, isFocused, visit } from './browser';

function isWithinWindow(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  return top >= 0 && bottom <= window.innerHeight;
}

function isInView(element: Locator): Promise<boolean> {
  return element.evaluate(isWithinWindow);
}

/** Whether an element is hydrated. */
function isHydrated(element: Locator): Promise<boolean> {
  return element.evaluate((one) => Object.keys(one).some((key) => key.startsWith('__reactProps$')));
}

describe('the landing page', () => {
  it('shows its sections and follows links to them before their code is loaded', async () => {
    const held: Route[] = [];
    const code = /Landing-.*\.js/;
    const prepare = (opened: Page) => opened.route(code, (route) => void held.push(route));
    const { page } = await visit('/superhome', 1280, { prepare, serviceWorkers: 'block' });
    const bar = page.getByRole('navigation', { name: es.landing.nav.label });
    const contact = bar.getByRole('link', { name: es.landing.nav.contact });
    const heading = page.getByRole('heading', { name: es.landing.nav.contact });
    await contact.click();
    await expect.poll(() => isInView(heading)).toBe(true);
    // React removes elements asynchronously.
    await page.waitForTimeout(500);
    expect(await page.locator('main > section').count()).toBe(5);

    await Promise.all(held.map((route) => route.continue()));
    await page.unroute(code);
    await page.evaluate(() => Reflect.set(window, 'isSamePage', true));
    const next = page.getByRole('button', { name: es.landing.services.next });
    await expect.poll(() => isHydrated(next)).toBe(true);
    expect(await isInView(heading)).toBe(true);
    await page.getByRole('link', { name: es.landing.shop.proposals }).click();
    await page.waitForURL(/propuestas/);
    expect(await page.evaluate(() => Reflect.get(window, 'isSamePage') as unknown)).toBe(true);
  });

  // The demo has no prerendered page.
  it.each([baseUrl, demoUrl])(
    'focuses the section of an address and of a clicked link at %s',
    async (base) => {
      const { page } = await visit('/superhome#services', 1280, { base });
      const section = page.locator('#services');
      await expect.poll(() => isFocused(section)).toBe(true);
      await expect.poll(() => isInView(section.locator('h2'))).toBe(true);
      const bar = page.getByRole('navigation', { name: es.landing.nav.label });
      await bar.getByRole('link', { name: es.landing.nav.contact }).click();
      await expect.poll(() => isFocused(page.locator('#contact'))).toBe(true);
    },
  );

  it.each(['contact?utm_source=mail', 'contact&utm_source=mail', 'contact%20', 'contact.'])(
    'shows the section of an address that ends with #%s',
    async (fragment) => {
      for (const base of [baseUrl, demoUrl]) {
        const { page } = await visit(`/superhome#${fragment}`, 1280, { base });
        const section = page.locator('#contact');
        await expect.poll(() => isFocused(section)).toBe(true);
        await expect.poll(() => isInView(section.locator('h2'))).toBe(true);
      }
    },
  );

  it('requests and shows the map only after a press', async () => {
    const { page } = await visit('/superhome#contact', 1280);
    const requests: string[] = [];
    await page.route('https://www.openstreetmap.org/**', async (route) => {
      requests.push(route.request().url());
      await route.fulfill({ contentType: 'text/html', body: 'Mapa' });
    });
    const control = page.getByText(es.landing.contact.showMap);
    await page.waitForLoadState('networkidle');
    expect(await isInView(control)).toBe(true);
    expect(requests).toEqual([]);
    await control.click();
    const map = page.frameLocator('iframe').getByText('Mapa');
    await map.waitFor();
    await control.click();
    await map.waitFor({ state: 'hidden' });
    expect(requests).toHaveLength(1);
  });

  it('keeps the focus in view when Tab is held down', async () => {
    const { page } = await visit('/superhome', 1280, { reducedMotion: 'no-preference' });
    await page.waitForLoadState('networkidle');
    for (let count = 0; count < 40; count += 1) {
      await page.keyboard.press('Tab');
      const focused = await page.evaluateHandle(() => document.activeElement ?? document.body);
      expect(await focused.evaluate(isWithinWindow), String(count)).toBe(true);
    }
  });

  it('keeps the slider paused after a reload if the keyboard focus paused it', async () => {
    const { page } = await visit('/superhome', 1280, { reducedMotion: 'no-preference' });
    await page.getByRole('button', { name: es.landing.home.pause }).waitFor();
    await page.getByRole('link', { name: es.landing.home.talk }).focus();
    await page.keyboard.press('Tab');
    const play = page.getByRole('button', { name: es.landing.home.play });
    await play.waitFor({ timeout: 2000 });
    await page.reload();
    await page.waitForLoadState('networkidle');
    expect(await play.count()).toBe(1);
  });

  it('is in English with ?lang=en, and has an English description and canonical URL', async () => {
    const { page } = await visit('/superhome?lang=en', 1280);
    await page.getByRole('heading', { level: 1, name: en.landing.title }).waitFor();
    expect(new URL(page.url()).search).toBe('');
    const description = page.locator('meta[name="description"]');
    expect(await description.getAttribute('content')).toContain(
      en.landing.description.replace('{{company}}', ''),
    );
    const canonical = page.locator('link[rel="canonical"]');
    expect(await canonical.getAttribute('href')).toMatch(/\/superhome\?lang=en$/);
    expect(await page.locator('link[rel="alternate"][hreflang]').count()).toBe(3);
    expect(await page.title()).toContain(en.landing.title);
  });
});
