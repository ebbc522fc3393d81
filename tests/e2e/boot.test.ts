import type { Page, Route } from 'playwright';
import { describe, expect, it, vi } from 'vitest';
import en from '#locales/en';
import es from '#locales/es';
import { entryScript, newVisit } from './browser';
import { fillCarrier, headingOf, orderOf, phone, phoneField } from './purchase';

/** How the transfer of a file can fail. */
const faults = {
  'is missing': (route: Route) => route.fulfill({ status: 404, body: '' }),
  'is a page': (route: Route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Wi-Fi</title>' }),
  // A truncated script is a syntax error.
  'is truncated': (route: Route) => route.fulfill({ contentType: 'text/javascript', body: '(' }),
  'is empty': (route: Route) => route.fulfill({ contentType: 'text/javascript', body: '' }),
  'is reset': (route: Route) => route.abort('connectionreset'),
};

/** Opens an address while files of the build fail. Returns the page, and a function that restores the files. */
async function openBroken(path: string, file: RegExp, fault: keyof typeof faults) {
  const { context, page } = await newVisit(360, { serviceWorkers: 'block' });
  context.setDefaultTimeout(25_000);
  await page.route(file, faults[fault]);
  // Without any route, Playwright would release the pending requests.
  await page.route(/\/nothing$/, (route) => route.continue());
  await page.goto(path, { waitUntil: 'commit' });
  return { page, restore: () => page.unroute(file, faults[fault]) };
}

/** Calls a callback when a page is loaded. */
function onNavigation(page: Page, listen: () => void): void {
  page.on('request', (request) => {
    if (request.isNavigationRequest()) listen();
  });
}

/** The notice that the app cannot start. */
function noticeOf(page: Page, { boot }: typeof es | typeof en) {
  return page.getByRole('alert').filter({ hasText: boot.title });
}

/** The link to the carrier screen. */
function tileOf(page: Page) {
  return page.getByRole('link', { name: 'Telcel', exact: true });
}

const stylesheet = /assets\/style-.*\.css/;

describe.concurrent('the page', () => {
  it.each([
    { name: 'entry', file: entryScript, fault: 'is missing' },
    { name: 'entry', file: entryScript, fault: 'is a page' },
    { name: 'entry', file: entryScript, fault: 'is truncated' },
    { name: 'stylesheet', file: stylesheet, fault: 'is empty' },
    { name: 'stylesheet', file: stylesheet, fault: 'is reset' },
  ] as const)('stays below a notice with a button if the $name $fault', async ({ file, fault }) => {
    const { page, restore } = await openBroken('/start?lang=en', file, fault);
    await noticeOf(page, en).waitFor();
    const onLoad = vi.fn();
    onNavigation(page, onLoad);
    await page.waitForLoadState('networkidle');
    expect(onLoad, 'the page stays while the user reaches for the button').not.toHaveBeenCalled();
    // With its scripts, the app may have changed the language already.
    expect(await page.getByRole('heading', { level: 1 }).isVisible()).toBe(true);
    await restore();
    await page.getByRole('button', { name: en.app.reload }).click();
    await headingOf(page, en.carriers.title).waitFor();
    expect(await noticeOf(page, en).count()).toBe(0);
  });

  it('shows no notice for the failure of a script that is not its own', async () => {
    const { page } = await newVisit(360);
    await page.addInitScript(() => {
      addEventListener('DOMContentLoaded', () => {
        throw new Error('foreign');
      });
    });
    await page.goto('/start');
    await tileOf(page).waitFor();
    expect(await noticeOf(page, es).count()).toBe(0);
  });

  it('requests the font and the products in a sandbox, where storage and workers throw', async () => {
    const { page } = await newVisit(360);
    const path = '/start/company/TELCEL';
    await page.route(path, async (route) => {
      const headers = { 'content-security-policy': 'sandbox allow-scripts' };
      await route.fulfill({ response: await route.fetch(), headers });
    });
    await page.goto(path);
    const requested = await page.evaluate(() => ({
      font: document.querySelectorAll('link[rel=preload][as=font]').length,
      products: Reflect.has(window, 'prefetched'),
    }));
    expect(requested).toEqual({ font: 1, products: true });
  });

  it('shows English and a notification if Spanish is missing', async () => {
    const { page, restore } = await openBroken('/start', /assets\/es-/, 'is missing');
    await headingOf(page, en.carriers.title).waitFor();
    await page.getByText(en.language.failed.replace('{{language}}', 'Spanish')).first().waitFor();
    expect(await page.locator('html').getAttribute('lang')).toBe('en');
    await restore();
    await page.context().setOffline(true);
    await page.context().setOffline(false);
    await headingOf(page, es.carriers.title).waitFor();
  });

  it('shows a notice if each language is missing', async () => {
    const { page } = await openBroken('/start', /assets\/e[sn]-/, 'is missing');
    await noticeOf(page, es).waitFor();
    expect(await headingOf(page, es.carriers.title).isVisible()).toBe(true);
  });

  it('keeps Spanish and requests English again if English is a page', async () => {
    const { page, restore } = await openBroken('/start', /assets\/en-/, 'is a page');
    const menu = page.getByRole('combobox', { name: es.language.label });
    await menu.selectOption('en');
    await page.getByText(es.language.failed.replace('{{language}}', 'inglés')).first().waitFor();
    await headingOf(page, es.carriers.title).waitFor();
    await restore();
    await menu.selectOption('en');
    await headingOf(page, en.carriers.title).waitFor();
  });
});

/** The files of the carrier screen. */
const carrierFiles = /assets\/(Carrier|useWarning|Amount)-/;

describe.concurrent('a screen’s code', () => {
  it.each(['is missing', 'is empty'] as const)(
    'that %s reloads the page once and keeps the typed values',
    async (fault) => {
      const path = '/start/company/TELCEL';
      const { page, restore } = await openBroken(path, /assets\/Payment-/, fault);
      onNavigation(page, () => void restore());
      await fillCarrier(page);
      await page.getByRole('button', { name: es.carrier.pay, exact: true }).click();
      await headingOf(page, es.payment.title).waitFor();
      expect(await orderOf(page).innerText()).toContain(phone.shown);
      await page.getByText(es.app.updated).first().waitFor();
    },
  );

  it('that is empty repeatedly shows an error page with a button', async () => {
    const { page, restore } = await openBroken('/start', carrierFiles, 'is empty');
    await tileOf(page).click();
    // The page was reloaded once. The prerendered content stays visible.
    await noticeOf(page, es).waitFor();
    await phoneField(page).waitFor();
    await page.goBack();
    await headingOf(page, es.carriers.title).waitFor();
    // Before the app, the tile is a link to the prerendered page.
    await page.waitForLoadState('networkidle');
    await tileOf(page).click();
    await headingOf(page, es.app.error).waitFor();
    await restore();
    await page.getByRole('button', { name: es.app.retry }).click();
    await phoneField(page).waitFor();
  });

  it('is requested again automatically when the network is back', async () => {
    const { page, restore } = await openBroken('/start', carrierFiles, 'is reset');
    await tileOf(page).waitFor();
    await page.waitForLoadState('networkidle');
    await page.context().setOffline(true);
    await tileOf(page).click();
    await headingOf(page, es.app.error).waitFor();
    await restore();
    await page.context().setOffline(false);
    await phoneField(page).waitFor();
  });
});
