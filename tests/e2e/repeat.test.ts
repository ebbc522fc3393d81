import type { BrowserContext, Locator, Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { productEndpoints } from '#api/productEndpoints';
import es from '#locales/es';
import { visit } from './browser';
import { buy, fillCard, headingOf, orderOf, payButton, phoneField } from './purchase';

const WEEK_MS = 7 * 24 * 60 * 60 * 1000;

function choice(page: Page): Locator {
  return page.getByRole('checkbox', { name: es.repeat.remember });
}

function section(page: Page): Locator {
  return page.getByRole('region', { name: es.repeat.title });
}

/** The card of a number. The button that changes its order has a name without the carrier. */
function cardOf(page: Page, carrier: string, number: string): Locator {
  return section(page).getByRole('button', { name: new RegExp(`^${carrier} .*${number}`) });
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

/** Buys for the first number, and has the device remember it. */
async function rememberFirst() {
  const { context, page } = await visit('/start', 360);
  await buy(page);
  expect(await choice(page).isChecked()).toBe(false);
  await choice(page).check();
  return { context, page };
}

describe('a remembered number', () => {
  it('leads to the payment in one tap a week later, at the price of that day', async () => {
    const { context } = await rememberFirst();
    const raise = (list: string) =>
      list.replace(/("sku":"TEL-TA-050",)"precio":50/, '$1"precio":65');
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

  it('leads to the screen of its carrier if the product has left the list', async () => {
    const { context } = await rememberFirst();
    const page = await nextWeek(context, (list) => list.replaceAll('TEL-TA-050', 'OTHER'));
    await section(page).getByRole('button').first().click();
    await page.getByText(es.carrier.productMissing).first().waitFor();
    expect(await phoneField(page).inputValue()).toBe('551 234 50 00');
    expect(await page.getByRole('radio', { checked: true }).count()).toBe(0);
  });

  it('is forgotten and shown again in another tab, too', async () => {
    const { context, page } = await rememberFirst();
    const other = await context.newPage();
    await other.goto('/start');
    await section(other).waitFor();
    await choice(page).uncheck();
    await expect.poll(() => section(other).count()).toBe(0);
    await choice(page).check();
    await section(other).waitFor();
  });
});
