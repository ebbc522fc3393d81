import type { Page, Route } from 'playwright';
import { describe, expect, it } from 'vitest';
import { getProducts } from '#api/endpoints';
import es from '#locales/es';
import { catalogue } from '#mocks/catalogue';
import { entryScript, isFocused, newVisit, shiftOf, watchShifts } from './browser';
import { expectFilledCarrier, phone, phoneField, settled, tiles } from './purchase';

/** Opens a page whose app waits until the returned function is called. */
async function openWithoutApp(page: Page, path: string): Promise<() => Promise<void>> {
  const arrived = new Promise<Route>((resolve) => {
    void page.route(entryScript, resolve);
  });
  await page.goto(path, { waitUntil: 'commit' });
  return async () => (await arrived).continue();
}

it('shows the products before the app, which keeps what is chosen', async () => {
  const { page, consoleMessages } = await newVisit(360);
  const startApp = await openWithoutApp(page, '/start/company/TELCEL');

  await page.locator('[data-paybar]').waitFor();
  await page.getByRole('radio').nth(1).check();
  await page.keyboard.press('ArrowUp');
  const sku = await page.locator('[type=radio]:checked').inputValue();
  const tab = page.getByRole('tab').last();
  await tab.click();
  // The bar is over the last products, and keeps their presses.
  await page.locator('[data-paybar]').click();

  await startApp();
  await page.locator('[data-paybar] > :not([inert])').waitFor();
  const stored = () => page.evaluate(() => sessionStorage.getItem('pselect'));
  await expect.poll(stored).toContain(`"sku":"${sku}"`);
  expect(await tab.getAttribute('aria-selected')).toBe('true');
  const panel = page.getByRole('tabpanel', { name: await tab.innerText() });
  await panel.getByRole('radio').first().waitFor();
  await page.getByRole('tab').first().click();
  await expect.poll(() => page.locator('[type=radio]:checked').inputValue()).toBe(sku);
  expect(consoleMessages).toEqual([]);
});

describe('the start shows before the app', () => {
  const topUp = { carrier: 'TELCEL', phone: phone.digits, sku: 'TEL-TA-050', date: 0 };

  /** A visit whose device has the list of another one, a damaged list of this one, and a remembered number. */
  async function returningVisit(lastProducts: readonly object[], width = 360) {
    const visit = await newVisit(width, { before: watchShifts });
    await visit.context.addInitScript(
      (stored) => {
        // Firefox reports an error, because an empty page has no storage.
        if (window.origin === 'null') return;
        for (const [key, text] of Object.entries(stored)) localStorage.setItem(key, text);
        sessionStorage.setItem('products', '{');
      },
      { lastProducts: JSON.stringify(lastProducts), remembered: JSON.stringify([topUp]) },
    );
    return visit;
  }

  const cardOf = (page: Page) =>
    page.getByRole('button', { name: new RegExp(`^Telcel .*${phone.shown}`) });

  it('the carriers of the response, whose links need no script', async () => {
    const { page, consoleMessages } = await newVisit(360, { before: watchShifts });
    const startApp = await openWithoutApp(page, '/start');
    await expect.poll(() => tiles(page).count()).toBe(9);
    await tiles(page).nth(3).focus();
    await startApp();
    await page.waitForLoadState('networkidle');
    expect(await isFocused(tiles(page).nth(3))).toBe(true);
    expect(await shiftOf(page)).toBe(0);
    expect(consoleMessages).toEqual([]);
    await openWithoutApp(page, '/start');
    await tiles(page).first().click();
    await phoneField(page).waitFor();
  });

  it('the last carriers and the remembered number, before the response', async () => {
    const { page, consoleMessages } = await returningVisit(catalogue.slice(0, 8));
    const requested = new Promise<Route>((resolve) => {
      void page.route(`**${getProducts.path}`, resolve);
    });
    const startApp = await openWithoutApp(page, '/start');
    await expect.poll(() => tiles(page).count()).toBe(8);
    await cardOf(page).waitFor();
    await startApp();
    await page.locator('[data-styles][media=all]').waitFor({ state: 'attached' });
    expect(await tiles(page).count()).toBe(8);
    await (await requested).continue();
    await expect.poll(() => tiles(page).count()).toBe(9);
    await expect.poll(() => cardOf(page).innerText()).toMatch(/\$\s*50/);
    expect(await shiftOf(page)).toBe(0);
    expect(consoleMessages).toEqual([]);
  });

  it('a remembered number, whose early press leads to its carrier', async () => {
    const { page, consoleMessages } = await returningVisit(catalogue);
    const startApp = await openWithoutApp(page, '/start');
    await cardOf(page).click();
    await page.getByRole('heading', { level: 1 }).click();
    await startApp();
    await expectFilledCarrier(page);
    expect(consoleMessages).toEqual([]);
  });

  it('the controls of the numbers, which open with the app, and replace an earlier press', async () => {
    const { page } = await returningVisit(catalogue);
    const startApp = await openWithoutApp(page, '/start');
    await cardOf(page).click();
    await page.getByText(es.repeat.manage).click();
    await startApp();
    await page.getByRole('button', { name: es.repeat.forgetAll }).click();
    await settled(page);
    expect(await cardOf(page).count()).toBe(0);
    expect(await tiles(page).count()).toBe(9);
  });

  it('no remembered number that another tab has forgotten, after hydration', async () => {
    const { page, consoleMessages } = await returningVisit(catalogue);
    const startApp = await openWithoutApp(page, '/start');
    await cardOf(page).waitFor();
    await page.evaluate(() => {
      localStorage.removeItem('remembered');
      localStorage.setItem('lastProducts', '[]');
    });
    await startApp();
    await cardOf(page).waitFor({ state: 'detached' });
    expect(consoleMessages).toEqual([]);
  });

  it('no last carriers after a failed request', async () => {
    const { page } = await returningVisit(catalogue);
    await page.route(`**${getProducts.path}`, (route) => route.fulfill({ status: 503 }));
    const startApp = await openWithoutApp(page, '/start');
    await expect.poll(() => tiles(page).count()).toBe(9);
    await startApp();
    await expect.poll(() => tiles(page).count()).toBe(0);
    await page.getByText(es.repeat.noPrice).waitFor();
    expect(await shiftOf(page)).toBe(0);
  });
});
