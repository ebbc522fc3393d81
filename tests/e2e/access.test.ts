import { chromium } from 'playwright';
import { expect, it, onTestFinished } from 'vitest';
import es from '#locales/es';
import { chromiumLaunch } from '#tools/test/chromium.ts';
import { baseUrl, visit } from './browser';
import { chooseTelcel50 } from './purchase';

it('has text of 16 px in all controls on a touch screen', async () => {
  const { page } = await visit('/start', 320, { hasTouch: true, isMobile: true });
  const sizes = () =>
    page
      .locator('input, select')
      .evaluateAll((controls) => controls.map((one) => parseFloat(getComputedStyle(one).fontSize)));
  await page.getByRole('combobox').waitFor();
  const ofStart = await sizes();
  await chooseTelcel50(page);
  expect(Math.min(...ofStart, ...(await sizes()))).toBeGreaterThanOrEqual(16);
});

it('moves the focus to the section of a clicked link, and Back returns to the top', async () => {
  const { page } = await visit('/superhome', 1280, { reducedMotion: 'no-preference' });
  const bar = page.getByRole('navigation', { name: es.landing.nav.label });
  await page.getByRole('heading', { name: es.landing.contact.title }).waitFor();
  await page.waitForLoadState('networkidle');
  await bar.getByRole('link', { name: es.landing.nav.contact }).click();
  await page.waitForURL(/#contact$/);
  await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('contact');
  await expect
    .poll(() => page.locator('#contact').evaluate((one) => one.getBoundingClientRect().top))
    .toBeCloseTo(60, -1);
  await page.goBack();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
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
  await play.click();
  await page.getByRole('button', { name: es.landing.home.pause }).waitFor();
  await page.reload();
  await page.getByRole('button', { name: es.landing.home.pause }).waitFor();
});

it('cuts no category at 320 px with a minimum font size of 24 px', async () => {
  const browser = await chromium.launch(
    await chromiumLaunch(['--blink-settings=minimumFontSize=24']),
  );
  onTestFinished(() => browser.close());
  const page = await browser.newPage({ viewport: { width: 320, height: 740 } });
  await page.goto(`${baseUrl}/start/company/TELCELUSA`);
  const tabs = page.getByRole('tab');
  await tabs.first().waitFor();
  const cut = await tabs.evaluateAll((all) =>
    all.filter((tab) => tab.scrollHeight > tab.clientHeight).map((tab) => tab.textContent),
  );
  expect(await tabs.first().evaluate((tab) => getComputedStyle(tab).fontSize)).toBe('24px');
  expect(cut).toEqual([]);
});
