import { describe, expect, it } from 'vitest';
import en from '#locales/en';
import es from '#locales/es';
import { baseUrl, newVisit } from './browser';
import { fillCarrier, headingOf, phoneField, tiles } from './purchase';

/** The app's entry script. */
const entry = /assets\/index-.*\.js/;

describe('a prerendered page on a slow network', () => {
  /** Bytes per second of 50 kbit/s. */
  const SLOW = 50_000 / 8;

  it('stays readable and usable while its scripts load', { timeout: 120_000 }, async () => {
    const { context, page } = await newVisit(360, { worker: 'block' });
    const session = await context.newCDPSession(page);
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 400,
      downloadThroughput: SLOW,
      uploadThroughput: SLOW,
    });
    await page.goto(new URL('/start/company/TELCEL', baseUrl).href, { waitUntil: 'commit' });
    await phoneField(page).fill('5512');
    await phoneField(page).focus();
    for (let second = 0; second < 14; second += 1) {
      await page.waitForTimeout(1000);
      expect(await phoneField(page).isVisible()).toBe(true);
      expect(await page.locator('#boot-notice').isVisible()).toBe(false);
    }
    expect(await phoneField(page).evaluate((field) => field === document.activeElement)).toBe(true);
    await session.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 0,
      downloadThroughput: -1,
      uploadThroughput: -1,
    });
    await page.getByRole('radio').first().waitFor();
    expect(await phoneField(page).inputValue()).toBe('551 2');
    expect(await phoneField(page).evaluate((field) => field === document.activeElement)).toBe(true);
  });
});

describe('a language', () => {
  it.each([
    ['?lang=xx', null, 'es'],
    ['?lang=en-US', null, 'en'],
    ['?lang=EN', null, 'en'],
    ['?lang=es_MX', 'en', 'es'],
    ['?lang=', 'en', 'en'],
    ['?lang=xx', 'en', 'en'],
    ['', 'xx', 'es'],
    ['', 'en-GB', 'en'],
    ['', 'null', 'es'],
  ])('of the address %s and the storage %s is %s', async (query, stored, expected) => {
    const { page } = await newVisit(360, { worker: 'block' });
    if (stored !== null) {
      await page.addInitScript((code) => localStorage.setItem('language', code), stored);
    }
    const hasSpanish: boolean[] = [];
    await page.route(entry, async (route) => {
      hasSpanish.push(await headingOf(page, es.products.title).isVisible());
      await route.continue();
    });
    await page.goto(new URL(`/start${query}`, baseUrl).href);
    await page.locator(`html[lang=${expected}]`).waitFor();
    const texts = expected === 'en' ? en : es;
    await headingOf(page, texts.products.title).waitFor();
    expect(hasSpanish).toEqual([true]);
  });
});

describe.each([
  ['Save-Data', { saveData: true, effectiveType: '4g' }],
  ['2G', { saveData: false, effectiveType: '2g' }],
])('with %s', (_, connection) => {
  it('only the current screen is loaded, until the network is better', async () => {
    const { page } = await newVisit(360);
    await page.addInitScript((values) => {
      const estimate = Object.assign(new EventTarget(), values);
      Object.defineProperty(navigator, 'connection', { value: estimate });
    }, connection);
    const scripts: string[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith('.js')) scripts.push(request.url());
    });
    await page.goto(new URL('/start', baseUrl).href);
    await expect.poll(() => tiles(page).count()).toBe(9);
    await page.waitForTimeout(3000);
    const isOther = (address: string) => /\/(sw|Carrier|Payment|Landing\w*)[-.]/.test(address);
    expect(scripts.filter(isOther)).toEqual([]);
    expect(await page.evaluate(() => navigator.serviceWorker.getRegistration())).toBeUndefined();
    await page.getByRole('link', { name: 'Telcel', exact: true }).click();
    await fillCarrier(page);
    await page.evaluate(() => {
      const { connection: estimate } = navigator as unknown as { connection: EventTarget };
      Object.assign(estimate, { saveData: false, effectiveType: '4g' });
      estimate.dispatchEvent(new Event('change'));
    });
    await expect.poll(() => scripts.filter(isOther).join()).toContain('Payment');
  });
});
