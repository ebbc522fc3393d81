import { expect, it } from 'vitest';
import es from '#locales/es';
import { translate } from '../stories/translate';
import { visit } from './browser';
import { fiftyPesos, goToPayment, pay, phoneField, tiles } from './purchase';

it('sells a top-up on a translated page while the network is lost and returns', async () => {
  const { context, page } = await visit('/start', 360);
  await expect.poll(() => tiles(page).count()).toBe(9);
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await page.evaluate(`(() => {
    const translate = ${translate.toString()};
    const options = { characterData: true, childList: true, subtree: true };
    translate();
    new MutationObserver(translate).observe(document.body, options);
  })()`);
  const payBar = page.getByRole('group', { name: es.carrier.chosen });
  await context.setOffline(true);
  await tiles(page).first().click();
  await page.getByText(es.offline.hint, { exact: true }).waitFor();
  await phoneField(page).pressSequentially('5512345000');
  await page.getByRole('radio', { name: '$100' }).check();
  await expect.poll(() => payBar.innerText()).toMatch(/15 días[^]*\$100\.00/);
  await context.setOffline(false);
  await page.getByText(es.offline.over, { exact: true }).waitFor();
  expect(await phoneField(page).inputValue()).toBe('551 234 50 00');
  await fiftyPesos(page).check();
  await expect.poll(() => payBar.innerText()).toMatch(/\b7 días[^]*\$50\.00/);
  expect(await payBar.locator('font').count()).toBeGreaterThan(0);
  await goToPayment(page);
  await pay(page);
});
