import type { Locator, Page } from 'playwright';
import { expect } from 'vitest';
import type en from '#locales/en';
import es from '#locales/es';
import { formatPhone } from '#masks/phone';

/** The texts of a language. */
export type Texts = typeof es | typeof en;

/** An invented card, with digits that are unlikely in a folio or a time. */
export const card = {
  cardholder: 'Ana Prueba',
  card: '4000123412341234',
  expiry: '122099',
  cvv: '987',
};

/** An invented phone number, raw and as shown. */
export const phone = { digits: '5512345000', shown: formatPhone('5512345000') };

/** A screen's heading, which identifies the current screen. */
export function headingOf(page: Page, name: string | RegExp): Locator {
  return page.getByRole('heading', { level: 1, name });
}

/** The carriers' tiles of the products screen. */
export function tiles(page: Page): Locator {
  return page.getByRole('list', { name: es.carriers.list }).getByRole('link');
}

/** Waits until nothing on the page is busy. */
export async function settled(page: Page): Promise<void> {
  await page.getByRole('heading', { level: 1 }).waitFor();
  await expect.poll(() => page.locator('[aria-busy="true"]').count(), { timeout: 9000 }).toBe(0);
}

/** The phone field of the carrier screen. */
export function phoneField(page: Page, texts: Texts = es): Locator {
  return page.getByRole('textbox', { name: texts.field.phone });
}

/** The Telcel product of 50 pesos. */
export function fiftyPesos(page: Page): Locator {
  return page.getByRole('radio', { name: /^\$\s?50(?!\d)/ }).first();
}

/** Enters the phone number and selects Telcel's 50 pesos on the carrier screen. */
export async function fillCarrier(page: Page, texts: Texts = es): Promise<void> {
  await fiftyPesos(page).check();
  await phoneField(page, texts).pressSequentially(phone.digits);
}

/** Presses Pay on the carrier screen. */
export async function goToPayment(page: Page, texts: Texts = es): Promise<void> {
  await page.getByRole('button', { name: texts.carrier.pay, exact: true }).click();
  await headingOf(page, texts.payment.title).waitFor();
}

/** The order on the payment screen. */
export function orderOf(page: Page): Locator {
  return page.getByRole('region', { name: es.carrier.chosen });
}

/** Goes from the products screen to the payment screen. */
export async function chooseTelcel50(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Telcel', exact: true }).click();
  await fillCarrier(page);
  await goToPayment(page);
}

/** Fills the card form without submitting it. */
export async function fillCard(page: Page): Promise<void> {
  for (const [field, text] of Object.entries(card)) {
    await page
      .getByRole('textbox', { name: es.field[field as keyof typeof card] })
      .pressSequentially(text);
  }
}

/** The displayed values of the card fields. */
export function cardValues(page: Page): Promise<string[]> {
  const fields = page.getByRole('form', { name: es.payment.form }).getByRole('textbox');
  return fields.evaluateAll((inputs) => inputs.map((input) => (input as HTMLInputElement).value));
}

/** The Pay button of the payment screen, whose name contains the amount. */
export function payButton(page: Page): Locator {
  return page.getByRole('button', { name: /\$\d/ });
}

/** Expects the two receipts of the 50 pesos. */
export async function expectReceipts(page: Page): Promise<void> {
  await headingOf(page, es.receipt.title).waitFor();
  const panel = (name: string) => page.getByRole('region', { name }).innerText();
  expect(await panel(es.receipt.payment)).toMatch(
    /[A-Za-z0-9]{10}[^]*\$50\.00[^]*ANA PRUEBA[^]*XXXX XXXX XXXX 1234/,
  );
  expect(await panel(es.receipt.transaction)).toMatch(/\d{6}[^]*\$50\.00/);
  expect(await page.getByRole('banner').innerText()).toContain(phone.shown);
}

/** The displayed invoice folio of the receipt. */
export async function shownFolio(page: Page): Promise<string> {
  await headingOf(page, es.receipt.title).waitFor();
  const panel = page.getByRole('region', { name: es.receipt.payment });
  return panel.locator('dl > div', { hasText: es.receipt.folio }).locator('dd').innerText();
}

/** Pays on the payment screen and waits for the receipts. */
export async function pay(page: Page): Promise<void> {
  await fillCard(page);
  await payButton(page).click();
  await expectReceipts(page);
}

/** Buys the 50 pesos from the products screen, and waits for the receipts. */
export async function buy(page: Page): Promise<void> {
  await chooseTelcel50(page);
  await pay(page);
}

/** Expects the carrier screen as {@link fillCarrier} left it. */
export async function expectFilledCarrier(page: Page): Promise<void> {
  await phoneField(page).waitFor();
  await fiftyPesos(page).waitFor();
  expect(await phoneField(page).inputValue()).toBe(phone.shown);
  expect(await fiftyPesos(page).isChecked()).toBe(true);
}
