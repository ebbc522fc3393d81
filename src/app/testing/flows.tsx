import type { ReactNode } from 'react';
import type { Canvas } from 'storybook/internal/csf';
import { expect, within, type userEvent } from 'storybook/test';
import { shownCarrier, UNKNOWN_CARRIER } from '#storybook/globals/carriers';
import { SIDE_BY_SIDE } from '#storybook/globals/sideBySide';
import type { SeededSession } from '#storybook/testing/seedSession';
import { t } from '#storybook/testing/i18n';
import { catalogue } from '#mocks/catalogue';
import { findCarrier } from '#api/carriers';
import type { Carrier, Product } from '#api/contract';
import { ServicesProvider, useServices, type AppServices } from '#screens/services';

/** What `play` gets to look with, and to act with. */
export type { Canvas };

/** What `play` gets to act with. */
export type User = ReturnType<typeof userEvent.setup>;

/** The toolbar's values. */
export type Globals = Readonly<Record<string, unknown>>;

/** A made-up card, by the names of its labels. */
export const card = {
  cardholder: 'María Muñoz',
  card: '4242424242424242',
  expiry: '0324',
  cvv: '783',
};

/** A sample number, and how it is shown. */
export const phone = { digits: '5512345000', shown: '551 234 50 00' };

/** What the server sells in a story: in the default theme also a carrier that no theme knows. */
export function catalogueOf(globals: Globals): Carrier[] {
  const shown = shownCarrier(globals);
  if (shown !== UNKNOWN_CARRIER) return catalogue;
  return [...catalogue.slice(0, 1).map((carrier) => ({ ...carrier, name: shown })), ...catalogue];
}

/** The top-up of a story: a carrier that sells something, its categories and one of its products. */
export function topUpOf(globals: Globals) {
  const sold = catalogueOf(globals);
  const company = findCarrier(sold, shownCarrier(globals))?.name ?? 'TELCEL';
  const [first, second] = findCarrier(sold, company)?.categorias ?? [];
  // The fourth of those that are sold, or the last of fewer.
  const index = Math.min(3, (first?.productos.length ?? 0) - 1);
  const product = first?.productos[index];
  if (first === undefined || product === undefined) {
    throw new Error(
      `${company} sells nothing: its first category in mocks/catalogue needs two products or more.`,
    );
  }
  return { company, first, second, product, index };
}

/** The state of a history entry of a top-up. */
export function entryStateOf(carrier: string, { sku }: Product, digits = phone.digits) {
  return { topUp: { carrier, category: 0, phone: digits, sku } };
}

/** The carrier screen's address in a story. */
export function carrierRoute(globals: Globals): string {
  return `/start/company/${topUpOf(globals).company}`;
}

/** The payment screen's entry in a story. */
export function paymentRoute(globals: Globals) {
  const { company, product } = topUpOf(globals);
  return { pathname: '/start/pago', state: entryStateOf(company, product) };
}

/** What a visit remembers that has chosen its product, as the carrier screen writes it. */
export function chosenProduct(globals: Globals): SeededSession {
  return { selection: topUpOf(globals).product };
}

/** The texts of the notifications that stand on the page; empty where none does. */
export function noticeTexts(): string[] {
  const standing = document.querySelectorAll('[data-notification]:not([data-state="removed"])');
  return Array.from(standing, ({ textContent }) => textContent);
}

/** Types the card, or some of its fields. */
export async function typeCard(
  canvas: Canvas,
  user: User,
  values: Partial<typeof card> = card,
): Promise<void> {
  for (const [key, text] of Object.entries(values)) {
    const name = t(`field.${key as keyof typeof card}`);
    await user.type(await canvas.findByRole('textbox', { name }), text);
  }
}

/** Pastes a text into a field, as a person does. */
export async function pasteInto(user: User, field: HTMLElement, text: string): Promise<void> {
  await user.click(field);
  await user.paste(text);
}

/** The payment form's Pay button. */
export async function findPay(canvas: Canvas): Promise<HTMLElement> {
  const form = await canvas.findByRole('form', { name: t('payment.form') });
  return within(form).getByRole('button', { name: /\$/ });
}

/** Waits for the time in which a press on a new receipt may be the second of a double press. */
export function waitForDoublePress(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, 500);
  });
}

/** The props of {@link WithServices}. */
export interface WithEnvironmentProps {
  /** The environment that differ from the app's own. */
  environment: Partial<AppServices>;
  /** The screens. */
  children: ReactNode;
}

/** The app's environment, but for some of them. */
export function WithServices({ environment, children }: WithEnvironmentProps) {
  const own = useServices();
  return <ServicesProvider environment={{ ...own, ...environment }}>{children}</ServicesProvider>;
}

/** Expects that no text of the page has become markup, run, or wider than the page. */
export async function expectHarmless(canvasElement: HTMLElement, globals: Globals): Promise<void> {
  await expect(canvasElement.querySelector('img:not([alt=""]), script, iframe')).toBeNull();
  await expect(document.title).not.toMatch(/[\u202a-\u202e\u2066-\u2069]/);
  await expect(document.title.length).toBeLessThan(120);
  await expect(Object.keys(window)).not.toContain('hacked');
  if (globals['carrier'] === SIDE_BY_SIDE) return;
  const { clientWidth, scrollWidth } = document.documentElement;
  await expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
}
