import type { Page } from 'playwright';
import { describe, it } from 'vitest';
import es from '#locales/es';
import { newVisit } from './browser';
import { damagingServer, type DamagingServer } from './damagingServer';
import { fillCarrier, headingOf } from './purchase';

async function newPage(worker: 'allow' | 'block' = 'block'): Promise<Page> {
  const { page } = await newVisit(360, { worker });
  return page;
}

function open(page: Page, { url }: DamagingServer, path: string) {
  return page.goto(new URL(path, url).href);
}

/** Sets the flag of a recent reload, so that the page does not reload automatically. */
function preventReload(): void {
  sessionStorage.setItem('reloadedAt', String(Date.now()));
}

describe('a damaged file in the HTTP cache', () => {
  it.each(['half', 'empty'] as const)(
    '(%s) of a screen is replaced by a reload',
    async (damage) => {
      const page = await newPage();
      const server = await damagingServer();
      server.damage(/assets\/Payment-/, damage, 1);
      await open(page, server, '/start/company/TELCEL');
      await fillCarrier(page);
      await page.getByRole('button', { name: es.carrier.pay, exact: true }).click();
      await headingOf(page, es.payment.title).waitFor();
    },
  );

  it('of a screen is replaced by the retry button', async () => {
    const page = await newPage();
    const server = await damagingServer();
    server.damage(/assets\/Payment-/, 'half');
    await page.addInitScript(preventReload);
    await open(page, server, '/start/company/TELCEL');
    await fillCarrier(page);
    await page.getByRole('button', { name: es.carrier.pay, exact: true }).click();
    const retry = page.getByRole('button', { name: es.app.retry });
    await retry.waitFor();
    server.repair();
    await retry.click();
    await headingOf(page, es.payment.title).waitFor();
  });

  it.each([
    ['the entry', /assets\/index-.*\.js/],
    ['the stylesheet', /assets\/style-.*\.css/],
  ])('is rejected and replaced by the reload button: %s', async (_, file) => {
    const page = await newPage();
    const server = await damagingServer();
    server.damage(file, 'half', 1);
    await open(page, server, '/start');
    await page.getByRole('heading', { name: es.boot.title }).waitFor();
    await page.getByRole('button', { name: es.app.reload }).click();
    await page.getByRole('link', { name: 'Telcel', exact: true }).waitFor();
    await page.getByRole('heading', { name: es.boot.title }).waitFor({ state: 'hidden' });
  });

  it('of a language is replaced at once', async ({ expect }) => {
    const page = await newPage();
    const server = await damagingServer();
    server.damage(/assets\/es-/, 'half', 1);
    await open(page, server, '/start');
    await page.getByRole('link', { name: 'Telcel', exact: true }).waitFor();
    expect(await page.locator('html').getAttribute('lang')).toBe('es');
  });

  it('is not cached by the worker', async ({ expect }) => {
    const page = await newPage('allow');
    const server = await damagingServer();
    server.damage(/assets\/LandingSections-/, 'half', 1);
    await open(page, server, '/start');
    const registration = () =>
      page.evaluate(async () => {
        const found = await navigator.serviceWorker.getRegistration();
        return found && (found.active?.state ?? 'installing');
      });
    // The installation fails, and the next visit repeats it.
    await expect.poll(server.damagedCount).toBe(1);
    await expect.poll(registration).toBeUndefined();
    await page.reload();
    await expect.poll(registration).toBe('activated');
  });
});

describe('a prerendered page whose code fails', () => {
  it.for([
    ['Landing', 'missing'],
    ['Landing', 'page'],
    ['LandingSections', 'missing'],
    ['LandingSections', 'page'],
  ] as const)(
    '(%s: %s) stays visible, and the retry button hydrates it',
    async ([name, damage], { expect }) => {
      const page = await newPage();
      const server = await damagingServer();
      server.damage(new RegExp(`assets/${name}-`), damage);
      await page.addInitScript(preventReload);
      await open(page, server, '/superhome');
      const retry = page.getByRole('button', { name: es.app.retry });
      await retry.waitFor();
      await headingOf(page, es.landing.title).waitFor();
      expect(await page.locator('main > section').count()).toBe(5);
      server.repair();
      await retry.click();
      await retry.waitFor({ state: 'hidden' });
      const tab = page.getByRole('link', { name: es.landing.shop.proposals });
      await expect
        .poll(() =>
          tab.evaluate((one) => Object.keys(one).some((key) => key.startsWith('__react'))),
        )
        .toBe(true);
    },
  );

  it('goes back with the browser’s button', async () => {
    const page = await newPage();
    const server = await damagingServer();
    await open(page, server, '/start');
    await page.getByRole('link', { name: 'Telcel', exact: true }).click();
    await page.getByRole('radio').first().waitFor();
    server.damage(/assets\/Carrier-/, 'missing');
    await page.addInitScript(preventReload);
    const session = await page.context().newCDPSession(page);
    await session.send('Network.clearBrowserCache');
    await page.reload();
    await page.getByRole('button', { name: es.app.retry }).waitFor();
    await page.goBack();
    await headingOf(page, es.products.title).waitFor();
  });
});

it('shows the page if the code of the notifications is empty', async ({ expect }) => {
  const page = await newPage();
  const server = await damagingServer();
  server.damage(/assets\/NotificationRegion-/, 'empty');
  await open(page, server, '/start/company/TELCEL');
  await page.getByRole('radio').first().waitFor();
  await page.getByRole('button', { name: es.carrier.pay, exact: true }).click();
  await page.waitForTimeout(1000);
  expect(await page.getByRole('heading', { name: es.boot.title }).isVisible()).toBe(false);
  expect(await page.getByRole('radio').count()).toBeGreaterThan(0);
});
