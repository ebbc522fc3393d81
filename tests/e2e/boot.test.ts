import type { Page, Route } from 'playwright';
import { describe, expect, it, vi } from 'vitest';
import en from '#locales/en';
import es from '#locales/es';
import { entryScript, newVisit, returnOnline } from './browser';
import { fillCarrier, headingOf, orderOf, phoneField } from './purchase';

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

type Fault = keyof typeof faults;

const faultNames = Object.keys(faults) as Fault[];

/** Makes files of the build fail. Returns a function that restores them. */
async function breakFiles(page: Page, file: RegExp, fault: Fault): Promise<() => Promise<void>> {
  await page.route(file, faults[fault]);
  // Without any route, Playwright would release the pending requests.
  await page.route(/\/nothing$/, (route) => route.continue());
  return () => page.unroute(file, faults[fault]);
}

async function newPage(): Promise<Page> {
  const { context, page } = await newVisit(360, { serviceWorkers: 'block' });
  context.setDefaultTimeout(25_000);
  return page;
}

/** Calls a callback when a page is loaded. */
function onNavigation(page: Page, listen: () => void): void {
  page.on('request', (request) => {
    if (request.isNavigationRequest()) listen();
  });
}

/** Opens an address without waiting for its files. */
async function open(page: Page, path: string): Promise<void> {
  await page.goto(path, { waitUntil: 'commit' });
}

/** The notice that the app cannot start. */
function noticeOf(page: Page, { boot }: typeof es | typeof en) {
  return page.getByRole('alert').filter({ hasText: boot.title });
}

describe.concurrent('the page', () => {
  it.each([
    // An empty script is valid: the page stays as it is.
    ...faultNames
      .filter((fault) => fault !== 'is empty')
      .map((fault) => ({ name: 'entry', file: entryScript, fault })),
    // The browser applies a truncated stylesheet.
    ...faultNames
      .filter((fault) => fault !== 'is truncated')
      .map((fault) => ({ name: 'sheet', file: /assets\/style-.*\.css/, fault })),
  ])('stays below a notice with a button if the $name $fault', async ({ file, fault }) => {
    const page = await newPage();
    const restore = await breakFiles(page, file, fault);
    await open(page, '/start?lang=en');
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
    const page = await newPage();
    await page.addInitScript(() => {
      addEventListener('DOMContentLoaded', () => {
        setTimeout(() => {
          throw new Error('foreign');
        });
        const script = document.createElement('script');
        script.setAttribute('data-foreign', '');
        script.src = '/missing.js';
        document.head.append(script);
      });
    });
    await open(page, '/start');
    await page.getByRole('link', { name: 'Telcel', exact: true }).waitFor();
    expect(await noticeOf(page, es).count()).toBe(0);
  });

  it.each(faultNames)('shows English and a notification if Spanish %s', async (fault) => {
    const page = await newPage();
    const restore = await breakFiles(page, /assets\/es-/, fault);
    await open(page, '/start');
    await headingOf(page, en.carriers.title).waitFor();
    await page.getByText(en.language.failed.replace('{{language}}', 'Spanish')).first().waitFor();
    expect(await page.locator('html').getAttribute('lang')).toBe('en');
    await restore();
    await returnOnline({ context: page.context() });
    await headingOf(page, es.carriers.title).waitFor();
  });

  it('shows a notice if each language is missing', async () => {
    const page = await newPage();
    await breakFiles(page, /assets\/e[sn]-/, 'is missing');
    await open(page, '/start');
    await noticeOf(page, es).waitFor();
    expect(await headingOf(page, es.carriers.title).isVisible()).toBe(true);
  });

  it('keeps Spanish and requests English again if English is a page', async () => {
    const page = await newPage();
    const restore = await breakFiles(page, /assets\/en-/, 'is a page');
    await open(page, '/start');
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
  it.each(faultNames)('that %s reloads the page once and keeps the typed values', async (fault) => {
    const page = await newPage();
    const restore = await breakFiles(page, /assets\/Payment-/, fault);
    await open(page, '/start/company/TELCEL');
    onNavigation(page, () => void restore());
    await fillCarrier(page);
    await page.getByRole('button', { name: es.carrier.pay, exact: true }).click();
    await headingOf(page, es.payment.title).waitFor();
    expect(await orderOf(page).innerText()).toContain('551 234 50 00');
    await page.getByText(es.app.updated).first().waitFor();
  });

  it('that is missing reloads the page with a notification in its language', async () => {
    const page = await newPage();
    const restore = await breakFiles(page, carrierFiles, 'is missing');
    await open(page, '/start?lang=en');
    await headingOf(page, en.carriers.title).waitFor();
    onNavigation(page, () => void restore());
    await page.getByRole('link', { name: 'Telcel', exact: true }).click();
    await page.getByText(en.app.updated).first().waitFor();
  });

  it('that is empty repeatedly shows an error page with links', async () => {
    const page = await newPage();
    const restore = await breakFiles(page, carrierFiles, 'is empty');
    await open(page, '/start');
    await page.getByRole('link', { name: 'Telcel', exact: true }).click();
    // The page was reloaded once. The prerendered content stays visible.
    await noticeOf(page, es).waitFor();
    await phoneField(page).waitFor();
    await page.goBack();
    await headingOf(page, es.carriers.title).waitFor();
    await page.getByRole('link', { name: 'Telcel', exact: true }).click();
    await headingOf(page, es.app.error).waitFor();
    await page.getByRole('link', { name: es.app.start }).click();
    await headingOf(page, es.carriers.title).waitFor();
    await page.getByRole('link', { name: 'Telcel', exact: true }).click();
    await headingOf(page, es.app.error).waitFor();
    await restore();
    await page.getByRole('button', { name: es.app.retry }).click();
    await phoneField(page).waitFor();
  });

  it('is requested again by the next try', async () => {
    const page = await newPage();
    const restore = await breakFiles(page, carrierFiles, 'is reset');
    await open(page, '/start');
    const tile = page.getByRole('link', { name: 'Telcel', exact: true });
    await page.waitForLoadState('networkidle');
    await page.context().setOffline(true);
    await tile.click();
    await headingOf(page, es.app.error).waitFor();
    await page.goBack();
    await tile.click();
    await headingOf(page, es.app.error).waitFor();
    await page.goBack();
    await restore();
    await page.context().setOffline(false);
    await tile.click();
    await phoneField(page).waitFor();
  });

  it('is requested again automatically when the network is back', async () => {
    const page = await newPage();
    const restore = await breakFiles(page, carrierFiles, 'is reset');
    await open(page, '/start');
    const tile = page.getByRole('link', { name: 'Telcel', exact: true });
    await tile.waitFor();
    await page.waitForLoadState('networkidle');
    await page.context().setOffline(true);
    await tile.click();
    await headingOf(page, es.app.error).waitFor();
    await restore();
    await page.context().setOffline(false);
    await phoneField(page).waitFor();
  });
});
