import type { StoryContext } from '@storybook/react-vite';
import { expect, type userEvent } from 'storybook/test';
import { carrierPath, paths } from '#addresses/addresses';
import { shownCarrier, UNKNOWN_CARRIER } from '#storybook/globals/carriers';
import type { SeededSession } from '#storybook/testing/storyEnvironment';
import { t } from '#storybook/testing/i18n';
import { catalogue } from '#mocks/catalogue';
import { createHandlers } from '#mocks/handlers';
import { findCarrier } from '#api/carriers';
import type { Carrier } from '#api/contract';
import { formatPhone } from '#masks/phone';
import type { Transaction } from '#topup/receipt';
import type { RememberedTopUp } from '#topup/remembered';

/** The queries of `play`. */
export type Canvas = StoryContext['canvas'];

/** The user of `play`. */
export type User = ReturnType<typeof userEvent.setup>;

/** The values of the toolbar. */
export type Globals = Readonly<Record<string, unknown>>;

/** A sample card, by the keys of its labels. */
export const card = {
  cardholder: 'María Muñoz',
  card: '4242424242424242',
  expiry: '0324',
  cvv: '783',
};

/** A sample phone number, raw and formatted. */
export const phone = { digits: '5512345000', shown: formatPhone('5512345000') };

/** The product list of a story. The default theme also has a carrier without a theme. */
export function catalogueOf(globals: Globals): Carrier[] {
  const shown = shownCarrier(globals);
  if (shown !== UNKNOWN_CARRIER) return catalogue;
  return [...catalogue.slice(0, 1).map((carrier) => ({ ...carrier, name: shown })), ...catalogue];
}

/** The top-up of a story: a carrier with products, its first two categories and one product. */
export function sampleTopUp(globals: Globals) {
  const carriers = catalogueOf(globals);
  const carrier = findCarrier(carriers, shownCarrier(globals))?.name ?? 'TELCEL';
  const [first, second] = findCarrier(carriers, carrier)?.categorias ?? [];
  // The fourth product, or the last one of a shorter list.
  const index = Math.min(3, (first?.productos.length ?? 0) - 1);
  const product = first?.productos[index];
  if (first === undefined || product === undefined) {
    throw new Error(
      `${carrier} has too few products: its first category in mocks/catalogue needs at least two.`,
    );
  }
  return { carrier, first, second, product, index };
}

/** The id of a story's purchase. */
export const PURCHASE = 'purchase';

/** The state of a history entry that has a phone number. */
export function entryStateOf(carrier: string, id = PURCHASE) {
  return { topUp: { carrier, phone: phone.digits, id } };
}

/** The path of the carrier screen in a story. */
export function carrierRoute(globals: Globals): string {
  return carrierPath(sampleTopUp(globals).carrier);
}

/** The history entry of the payment screen in a story. */
export function paymentRoute(globals: Globals) {
  return { pathname: paths.payment, state: entryStateOf(sampleTopUp(globals).carrier) };
}

/** The session storage after a product was chosen on the carrier screen. */
export function chosenProduct(globals: Globals): SeededSession {
  const { carrier, product } = sampleTopUp(globals);
  return { purchase: { id: PURCHASE, carrier, category: 0, product } };
}

/** The remembered top-up of a story. */
export function rememberedTopUp(globals: Globals): RememberedTopUp {
  const { carrier, product } = sampleTopUp(globals);
  return { carrier, phone: phone.digits, sku: product.sku, date: Date.UTC(2025, 10, 21) };
}

/** The history entry of a paid top-up after a reload. */
export function paidEntry(globals: Globals) {
  const { carrier, product } = sampleTopUp(globals);
  const transaction: Transaction = {
    code: 0,
    folio: 'k7Qz0PbR2x',
    folioRecarga: '483920',
    monto: product.precio,
    concepto: product.descripcion,
  };
  const paidAt = Date.UTC(2025, 10, 21, 18, 30);
  const { sku } = product;
  const receipt = { transaction, paidAt, carrier, phone: phone.digits, sku, validity: 7 };
  return { pathname: paths.payment, state: { receipt } };
}

/** Returns the texts of the notifications that are shown. */
export function notificationTexts(): string[] {
  const shown = document.querySelectorAll('[data-notification]:not([data-state="removed"])');
  return Array.from(shown, ({ textContent }) => textContent);
}

/** Returns a field of the card form. */
export function cardField(canvas: Canvas, name: keyof typeof card): HTMLElement {
  return canvas.getByRole('textbox', { name: t(`field.${name}`) });
}

/** Types a card, or some of its fields. */
export async function typeCard(
  canvas: Canvas,
  user: User,
  values: Partial<typeof card> = card,
): Promise<void> {
  await canvas.findByRole('form', { name: t('payment.form') });
  // Storybook's build adds a `displayName` to exported objects, so their keys are not read.
  for (const key of ['cardholder', 'card', 'expiry', 'cvv'] as const) {
    const text = values[key];
    if (text === undefined) continue;
    await user.type(cardField(canvas, key), text);
  }
}

/** Finds a product of the carrier screen by its index. */
export async function findProduct(canvas: Canvas, index = 0): Promise<HTMLElement> {
  const product = (await canvas.findAllByRole('radio'))[index];
  if (product === undefined) throw new Error('There are too few products.');
  return product;
}

/** Finds the Pay button of the payment form. */
export async function findPay(canvas: Canvas): Promise<HTMLElement> {
  return canvas.findByRole('button', { name: /\$\d/ });
}

/** Types a card, or some of its fields, and presses Pay. */
export async function payWithCard(
  canvas: Canvas,
  user: User,
  values?: Partial<typeof card>,
): Promise<void> {
  await typeCard(canvas, user, values);
  await user.click(await findPay(canvas));
}

/** Delays the product list for longer than a test lasts. */
export function delayList({ msw }: Pick<StoryContext, 'msw'>): void {
  msw.use(...createHandlers({ scenario: 'slow', slowMs: 60_000 }));
}

/** What the stories of very long texts are allowed. */
export const longTexts = {
  clipped: 'Texts of 10,000 characters are cut after a few lines, so that the page stays usable.',
};

/** Expects that no text is parsed as markup, runs as a script or is wider than the page. */
export async function expectHarmless(canvasElement: HTMLElement): Promise<void> {
  await expect(canvasElement.querySelector('img:not([alt=""]), script, iframe')).toBeNull();
  await expect(document.title).not.toMatch(/[\u202a-\u202e\u2066-\u2069]/);
  await expect(document.title.length).toBeLessThan(120);
  await expect(Object.keys(window)).not.toContain('hacked');
  const { clientWidth, scrollWidth } = document.documentElement;
  await expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
}
