import type { Locator, Page } from 'playwright';
import { expect, it } from 'vitest';
import { getProducts } from '#api/endpoints';
import es from '#locales/es';
import { visit } from './browser';
import { buy, fillCard, headingOf, orderOf, payButton, phone } from './purchase';

const WEEK_MS = 7 * 24 * 60 * 60 * 1000;

function choice(page: Page): Locator {
  return page.getByRole('checkbox', { name: es.repeat.remember });
}

/** Pays on the payment screen for the remembered number. */
async function payAgain(page: Page): Promise<void> {
  await fillCard(page);
  await payButton(page).click();
  await headingOf(page, es.receipt.title).waitFor();
  expect(await choice(page).isChecked()).toBe(true);
}

it('a remembered number leads to the payment in one tap a week later, at the price of that day', async () => {
  const first = await visit('/start', 360);
  await buy(first.page);
  expect(await choice(first.page).isChecked()).toBe(false);
  await choice(first.page).check();

  const page = await first.context.newPage();
  await page.clock.setFixedTime(Date.now() + WEEK_MS);
  await page.route(`**${getProducts.path}`, async (route) => {
    const response = await route.fetch();
    const list = await response.text();
    const body = list.replace(/("sku":"TEL-TA-050",)"precio":50/, '$1"precio":65');
    await route.fulfill({ response, body });
  });
  await page.goto('/start');
  const section = page.getByRole('region', { name: es.repeat.title });
  // The button that changes the order has a name without the carrier.
  const card = section.getByRole('button', { name: new RegExp(`^Telcel .*${phone.shown}`) });
  await expect.poll(() => card.innerText()).toMatch(/\$\s*65/);
  await card.click();
  await headingOf(page, es.payment.title).waitFor();
  expect(await page.locator('#root [data-carrier="TELCEL"]').count()).toBeGreaterThan(0);
  await expect
    .poll(() => orderOf(page).innerText())
    .toMatch(new RegExp(`${phone.shown}[^]*\\$65\\.00`));
  // A reload keeps what was filled in.
  await page.reload();
  await expect
    .poll(() => orderOf(page).innerText())
    .toMatch(new RegExp(`${phone.shown}[^]*\\$65\\.00`));
  await payAgain(page);
  // A second purchase of the same tab has another id.
  await page.getByRole('link', { name: es.receipt.another }).click();
  await card.click();
  await payAgain(page);
});
