import type { Route } from 'playwright';
import { expect, it } from 'vitest';
import { entryScript, newVisit } from './browser';

it('shows the products before the app, which keeps what is chosen', async () => {
  const { page, consoleMessages } = await newVisit(360);
  const arrived = new Promise<Route>((resolve) => {
    void page.route(entryScript, resolve);
  });
  await page.goto('/start/company/TELCEL', { waitUntil: 'commit' });

  await page.locator('[data-paybar]').waitFor();
  await page.getByRole('radio').nth(1).check();
  await page.keyboard.press('ArrowUp');
  const sku = await page.locator('[type=radio]:checked').inputValue();
  const tab = page.getByRole('tab').last();
  await tab.click();
  expect(await page.locator('[data-paybar][inert]').isVisible()).toBe(true);

  await (await arrived).continue();
  await page.locator('[data-paybar]:not([inert])').waitFor();
  const stored = () => page.evaluate(() => sessionStorage.getItem('pselect'));
  await expect.poll(stored).toContain(`"sku":"${sku}"`);
  expect(await tab.getAttribute('aria-selected')).toBe('true');
  const panel = page.getByRole('tabpanel', { name: await tab.innerText() });
  await panel.getByRole('radio').first().waitFor();
  await page.getByRole('tab').first().click();
  await expect.poll(() => page.locator('[type=radio]:checked').inputValue()).toBe(sku);
  expect(consoleMessages).toEqual([]);
});
