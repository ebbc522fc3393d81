import type { BrowserContext, Locator, Page } from 'playwright';
import { expect, it } from 'vitest';
import { productEndpoints } from '#api/productEndpoints';
import es from '#locales/es';
import { visit } from './browser';
import { buy, fillCard, headingOf, orderOf, payButton } from './purchase';

const WEEK_MS = 7 * 24 * 60 * 60 * 1000;

function choice(page: Page): Locator {
  return page.getByRole('checkbox', { name: es.repeat.remember });
}

/** The card of a number. The button that changes its order has a name without the carrier. */
function cardOf(page: Page, carrier: string, number: string): Locator {
  const section = page.getByRole('region', { name: es.repeat.title });
  return section.getByRole('button', { name: new RegExp(`^${carrier} .*${number}`) });
}

/** Opens the start page as a visit of the next week does: in a new tab, with a later clock, and a changed list. */
async function nextWeek(context: BrowserContext, change: (list: string) => string): Promise<Page> {
  const page = await context.newPage();
  await page.clock.setFixedTime(Date.now() + WEEK_MS);
  await page.route(`**${productEndpoints.getProducts.path}`, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: change(await response.text()) });
  });
  await page.goto('/start');
  return page;
}

it('a remembered number leads to the payment in one tap a week later, at the price of that day', async () => {
  const { context, page: first } = await visit('/start', 360);
  await buy(first);
  expect(await choice(first).isChecked()).toBe(false);
  await choice(first).check();
  // The price of the product that was bought.
  const raise = (list: string) => list.replace(/("sku":"TEL-TA-050",)"precio":50/, '$1"precio":65');
  const page = await nextWeek(context, raise);
  const repeat = cardOf(page, 'Telcel', '551 234 50 00');
  expect(await repeat.innerText()).toMatch(/\$\s*65/);
  await repeat.click();
  await headingOf(page, es.payment.title).waitFor();
  expect(await page.locator('#root [data-carrier="TELCEL"]').count()).toBeGreaterThan(0);
  expect(await orderOf(page).innerText()).toMatch(/551 234 50 00[^]*\$65\.00/);
  // A reload keeps what was filled in.
  await page.reload();
  expect(await orderOf(page).innerText()).toMatch(/551 234 50 00[^]*\$65\.00/);
  await fillCard(page);
  await payButton(page).click();
  await headingOf(page, es.receipt.title).waitFor();
  expect(await choice(page).isChecked()).toBe(true);
  // A second purchase of the same tab has another id.
  await page.getByRole('link', { name: es.receipt.another }).click();
  await repeat.click();
  await fillCard(page);
  await payButton(page).click();
  await headingOf(page, es.receipt.title).waitFor();
});
