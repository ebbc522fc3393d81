import { describe, expect, it } from 'vitest';
import en from '#locales/en';
import es from '#locales/es';
import { visit, waitForPrecache } from './browser';
import { buy, headingOf, phoneField, tiles } from './purchase';

/** Opens the start screen, and opens it again offline without its session, as a new tab does. */
async function visitWithoutNetwork() {
  const { context, page } = await visit('/start', 360);
  await expect.poll(() => tiles(page).count()).toBe(9);
  await waitForPrecache(page);
  await page.evaluate(() => sessionStorage.clear());
  // Chromium 147 forgets over a reload that a page is offline.
  await page.addInitScript(() => {
    let isOnline = false;
    Object.defineProperty(navigator, 'onLine', { get: () => isOnline });
    window.addEventListener('online', () => (isOnline = true), true);
  });
  await context.setOffline(true);
  await page.reload();
  await expect.poll(() => tiles(page).count()).toBe(9);
  return { context, again: page };
}

describe('offline, after one visit,', () => {
  it('the app opens with the last list in both languages, and shows a banner', async () => {
    const { again } = await visitWithoutNetwork();
    expect(await again.getByText(es.offline.stored).isVisible()).toBe(true);
    const face = () =>
      document.fonts.load('700 1em "Bricolage Grotesque"').then(({ length }) => length);
    expect(await again.evaluate(face)).toBe(1);
    await again.getByRole('combobox').selectOption('en');
    await headingOf(again, en.carriers.title).waitFor();
    await again.getByRole('combobox').selectOption('es');
    await buy(again);
    await again.goto('/superhome');
    await headingOf(again, es.landing.title).waitFor();
  });

  it('the list is requested again automatically when the network is back', async () => {
    const { context, again } = await visitWithoutNetwork();
    const stored = () => again.evaluate(() => sessionStorage.getItem('products'));
    expect(await stored()).toBeNull();
    await context.setOffline(false);
    await again.evaluate(() => window.dispatchEvent(new Event('online')));
    await expect.poll(stored).toContain('TELCEL');
    expect(await again.getByText(es.offline.over).isVisible()).toBe(true);
  });

  it('a first visit of the list says that there is none', async () => {
    const { again } = await visitWithoutNetwork();
    await again.evaluate(() => localStorage.clear());
    await again.reload();
    await again.getByText(es.offline.missing).waitFor();
    expect(await again.getByText(es.offline.stored).count()).toBe(0);
  });

  it('no response of the server comes from a cache', async () => {
    const { page } = await visit('/start', 360);
    await waitForPrecache(page);
    await page.reload();
    await buy(page);
    const addresses = await page.evaluate(async () => {
      const names = await caches.keys();
      const lists = names.map(async (name) => (await caches.open(name)).keys());
      return (await Promise.all(lists)).flat().map(({ url }) => url);
    });
    expect(addresses.length, 'cached addresses').toBeGreaterThan(5);
    expect(addresses.filter((address) => /recargas\/|servicios\//.test(address))).toEqual([]);
  });
});

it('works if the registration of the worker fails', async () => {
  const { page, consoleMessages } = await visit('/start', 360, {
    before: () => {
      ServiceWorkerContainer.prototype.register = () => {
        throw new DOMException('denied', 'SecurityError');
      };
    },
  });
  await expect.poll(() => tiles(page).count()).toBe(9);
  await expect.poll(() => consoleMessages.join()).toContain('offline');
});

it('shows no banner while requests succeed, although the browser says that it is offline', async () => {
  const { page } = await visit('/start', 360, {
    before: () => Object.defineProperty(navigator, 'onLine', { get: () => false }),
  });
  await expect.poll(() => tiles(page).count()).toBe(9);
  await page.getByRole('link', { name: 'Telcel', exact: true }).click();
  await phoneField(page).waitFor();
  expect(await page.getByText(es.offline.title).count()).toBe(0);
  await page.reload();
  await page.getByRole('radio').first().waitFor();
  await page.getByRole('link', { name: es.carrier.back }).click();
  await headingOf(page, es.carriers.title).waitFor();
  expect(await page.getByText(es.offline.title).count()).toBe(0);
});
