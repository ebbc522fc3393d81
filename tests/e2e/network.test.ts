import { expect, it } from 'vitest';
import en from '#locales/en';
import es from '#locales/es';
import { entryScript, newVisit } from './browser';
import { fillCarrier, headingOf, tiles } from './purchase';

it.each([
  ['?lang=en-US', null, 'en'],
  ['?lang=es_MX', 'en', 'es'],
  ['?lang=xx', 'en', 'en'],
  ['', 'xx', 'es'],
])('the language of the address %s and the storage %s is %s', async (query, stored, expected) => {
  const { page } = await newVisit(360, { serviceWorkers: 'block' });
  if (stored !== null) {
    await page.addInitScript((code) => localStorage.setItem('language', code), stored);
  }
  const hasSpanish: boolean[] = [];
  await page.route(entryScript, async (route) => {
    hasSpanish.push(await headingOf(page, es.carriers.title).isVisible());
    await route.continue();
  });
  await page.goto(`/start${query}`);
  await page.locator(`html[lang=${expected}]`).waitFor();
  const texts = expected === 'en' ? en : es;
  await headingOf(page, texts.carriers.title).waitFor();
  expect(hasSpanish).toEqual([true]);
});

it('loads only the current screen with Save-Data, until the network is better', async () => {
  const { page } = await newVisit(360);
  await page.addInitScript(() => {
    const estimate = Object.assign(new EventTarget(), { saveData: true, effectiveType: '4g' });
    Object.defineProperty(navigator, 'connection', { value: estimate });
  });
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('.js')) scripts.push(request.url());
  });
  await page.goto('/start');
  await expect.poll(() => tiles(page).count()).toBe(9);
  await page.waitForTimeout(3000);
  const isOther = (address: string) => /\/(sw|Carrier|Payment|Landing\w*)[-.]/.test(address);
  expect(scripts.filter(isOther)).toEqual([]);
  expect(await page.evaluate(() => navigator.serviceWorker.getRegistration())).toBeUndefined();
  await page.getByRole('link', { name: 'Telcel', exact: true }).click();
  await fillCarrier(page);
  await page.evaluate(() => {
    const estimate = Reflect.get(navigator, 'connection') as EventTarget;
    Object.assign(estimate, { saveData: false });
    estimate.dispatchEvent(new Event('change'));
  });
  await expect.poll(() => scripts.filter(isOther).join()).toContain('Payment');
});
