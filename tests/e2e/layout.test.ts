import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import es from '#locales/es';
import { visit } from './browser';
import { chooseTelcel50, fiftyPesos } from './purchase';

const phone = { path: '/start/company/TELCEL', width: 360, height: 740 };

async function openCarrier(): Promise<Page> {
  const { path, width, height } = phone;
  const { page } = await visit(path, width, { height });
  await fiftyPesos(page).check();
  return page;
}

function scrollTop(page: Page): Promise<number> {
  return page.evaluate(() => window.scrollY);
}

describe('the pay bar on phones', () => {
  it('is 136 px high at most, with and without a product', async () => {
    const { page } = await visit(phone.path, phone.width, { height: phone.height });
    const bar = page.locator('[data-paybar]');
    const heightOf = async () => (await bar.boundingBox())?.height;
    const before = await heightOf();
    expect(before).toBeLessThanOrEqual(136);
    await fiftyPesos(page).check();
    await page.getByRole('group', { name: es.carrier.chosen }).getByText('$50.00').waitFor();
    expect(await heightOf()).toBe(before);
  });

  it('does not scroll the page when Tab moves the focus into it', async () => {
    const page = await openCarrier();
    const reset = page.getByRole('button', { name: es.carrier.reset });
    await reset.evaluate((button) => {
      button.focus({ preventScroll: true });
      window.scrollTo({ top: 100, behavior: 'instant' });
    });
    await page.keyboard.press('Tab');
    const pay = page.getByRole('button', { name: es.carrier.pay, exact: true });
    expect(await pay.evaluate((button) => button === document.activeElement)).toBe(true);
    expect(await scrollTop(page)).toBe(100);
  });
});

describe('the payment form', () => {
  it.each([
    { width: 700, isBeside: false },
    { width: 768, isBeside: true },
    { width: 1280, isBeside: true },
    { width: 1920, isBeside: true },
  ])('is 560 px wide at most at $width px', async ({ width, isBeside }) => {
    const { page } = await visit('/start', width);
    await chooseTelcel50(page);
    const form = await page.getByRole('form').boundingBox();
    const order = await page.getByRole('region', { name: es.carrier.chosen }).boundingBox();
    expect(form?.width).toBeLessThanOrEqual(560);
    expect(Number(order?.x) > Number(form?.x) + Number(form?.width)).toBe(isBeside);
  });
});
