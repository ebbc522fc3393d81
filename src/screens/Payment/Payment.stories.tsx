import { expect, spyOn, waitFor, within } from 'storybook/test';
import { keyModes, withoutPictures } from '#storybook/modes';
import preview from '#storybook/preview';
import type { SeededSession } from '#storybook/testing/storyEnvironment';
import { t } from '#storybook/testing/i18n';
import {
  card,
  chosenProduct,
  entryStateOf,
  findPay,
  notificationTexts,
  paymentRoute,
  phone,
  sampleTopUp,
  typeCard,
  type Canvas,
  type Globals,
  type User,
} from '../testing/flows';
import { screenAt } from '../testing/screenAt';
import type { Product } from '#api/contract';
import { carrierPath } from '#addresses/addresses';
import { carrierName } from '#screens/data/carrierName';
import { PaymentScreen } from './Payment';

const meta = preview.meta({
  title: 'Screens/Payment',
  component: PaymentScreen,
  decorators: screenAt('/start/pago'),
  parameters: {
    controls: { disable: true },
    route: paymentRoute,
    session: chosenProduct,
    // High enough for the Pay button.
    docs: { story: { height: '1100px' } },
  },
});

const field = (canvas: Canvas, name: keyof typeof card) =>
  canvas.getByRole('textbox', { name: t(`field.${name}`) });

export const Default = meta.story({
  parameters: { chromatic: { modes: keyModes } },
  async play({ canvas, globals }) {
    const { product } = sampleTopUp(globals);
    await expect(
      await canvas.findByRole('heading', { level: 1, name: t('payment.title') }),
    ).toBeVisible();
    await expect(canvas.getByText(product.descripcion)).toBeVisible();
    await expect(canvas.getByText(phone.shown)).toBeVisible();
    await expect(canvas.getByText(t('payment.demo'))).toBeVisible();
    await expect(canvas.getByRole('link', { name: t('carrier.back') })).toHaveAttribute(
      'href',
      '/start',
    );
    for (const name of ['card', 'expiry', 'cvv'] as const) {
      await expect(field(canvas, name)).toHaveAccessibleDescription(t(`field.${name}Hint`));
      // Browsers keep submitted values by name.
      await expect(field(canvas, name)).not.toHaveAttribute('name');
    }
  },
});

/** A payment with a wrong or missing field: one warning, and the focus on the field. Storybook reads tags from the source, so each story has its own. */
function warned(name: keyof typeof card, values: Partial<typeof card>) {
  return {
    async play({ canvas, userEvent }: { canvas: Canvas; userEvent: User }) {
      await typeCard(canvas, userEvent, values);
      await userEvent.click(await findPay(canvas));
      const texts = [t(`payment.warning.${name}`)];
      if (name === 'expiry') texts.push(t('payment.warning.expiryHint'));
      await expect(notificationTexts()).toEqual([texts.join('')]);
      const invalid = field(canvas, name);
      await expect(invalid).toHaveFocus();
      await expect(invalid).toBeInvalid();
      await expect(document.querySelectorAll('[aria-invalid="true"]')).toHaveLength(1);
      if (name !== 'cardholder') texts.push(t(`field.${name}Hint`));
      await expect(invalid).toHaveAccessibleDescription(texts.join(' '));
    },
  };
}

const { cardholder } = card;

export const CardholderMissing = meta.story({ ...warned('cardholder', {}), tags: ['interaction'] });

export const CardShort = meta.story({
  ...warned('card', { cardholder, card: '424242424242424' }),
  tags: ['interaction'],
});

export const ExpiryMissing = meta.story({
  ...warned('expiry', { cardholder, card: card.card }),
  tags: ['interaction'],
});

export const CvvShort = meta.story({
  ...warned('cvv', { ...card, cvv: '12' }),
  tags: ['interaction'],
});

/** Enter moves to the next field, and submits from the last one. */
export const Enter = meta.story({
  tags: ['test-only', '!autodocs'],
  parameters: withoutPictures,
  async play({ canvas, userEvent }) {
    await findPay(canvas);
    await userEvent.click(field(canvas, 'cardholder'));
    for (const name of ['card', 'expiry', 'cvv'] as const) {
      await userEvent.keyboard('{Enter}');
      await expect(field(canvas, name)).toHaveFocus();
    }
    await expect(notificationTexts()).toEqual([]);
    await userEvent.keyboard('{Enter}');
    await expect(notificationTexts()).toEqual([t('payment.warning.cardholder')]);
    const cardholder = field(canvas, 'cardholder');
    await expect(cardholder).toHaveFocus();
    const composed = { key: 'Enter', bubbles: true, cancelable: true, isComposing: true };
    await expect(cardholder.dispatchEvent(new KeyboardEvent('keydown', composed))).toBe(true);
    await expect(cardholder).toHaveFocus();
    // A key that is held down does not run through the fields, and does not submit.
    const held = { key: 'Enter', bubbles: true, cancelable: true, repeat: true };
    for (const name of ['cardholder', 'cvv'] as const) {
      field(canvas, name).focus();
      await expect(field(canvas, name).dispatchEvent(new KeyboardEvent('keydown', held))).toBe(
        false,
      );
      await expect(field(canvas, name)).toHaveFocus();
    }
  },
});

/** An error during the payment is reported. Nothing is paid, and Pay can be pressed again. */
export const Failed = meta.story({
  tags: ['test-only', '!autodocs'],
  parameters: withoutPictures,
  async play({ canvas, userEvent }) {
    await typeCard(canvas, userEvent);
    const pay = await findPay(canvas);
    const report = spyOn(window, 'reportError').mockReturnValue();
    const random = spyOn(crypto, 'getRandomValues').mockImplementation(() => {
      throw new Error('There are no random numbers.');
    });
    await userEvent.click(pay);
    await waitFor(() => expect(notificationTexts()).toEqual([t('payment.failed')]));
    await expect(report).toHaveBeenCalledOnce();
    await expect(pay).not.toHaveAttribute('aria-disabled');
    random.mockRestore();
    await userEvent.click(pay);
    await canvas.findByRole('heading', { level: 1, name: t('receipt.title') });
  },
});

export const NotAvailable = meta.story({
  tags: ['interaction'],
  async play({ canvas, userEvent }) {
    await userEvent.click(await canvas.findByRole('radio', { name: t('payment.methodCard') }));
    await expect(canvas.getByText(t('payment.notAvailable'))).toBeVisible();
    await expect(canvas.queryByRole('form')).not.toBeInTheDocument();
  },
});

/** A list that has another price for the chosen product, or another SKU. */
function sessionWithList(globals: Globals, change: Partial<Product>): SeededSession {
  const { carrier, first, product } = sampleTopUp(globals);
  const products = [{ name: carrier, categorias: [first] }];
  return { ...chosenProduct(globals), products, selection: { ...product, ...change } };
}

/** The price of the chosen product has changed in the list. The buyer pays the new price. */
export const PriceChanged = meta.story({
  tags: ['test-only', '!autodocs'],
  parameters: {
    ...withoutPictures,
    session: (globals: Globals) => sessionWithList(globals, { precio: 0.5 }),
  },
  async play({ canvas, globals }) {
    const { precio } = sampleTopUp(globals).product;
    await expect(await findPay(canvas)).toHaveTextContent(`$${String(precio)}.00`);
  },
});

/** The chosen product has left the list. Its carrier's screen shows a notification. */
export const ProductRemoved = meta.story({
  tags: ['test-only', '!autodocs'],
  parameters: {
    ...withoutPictures,
    session: (globals: Globals) => sessionWithList(globals, { sku: 'GONE' }),
  },
  async play({ canvas, globals }) {
    const name = carrierPath(sampleTopUp(globals).carrier);
    await expect(await canvas.findByRole('heading', { level: 1, name })).toBeVisible();
    await expect(notificationTexts()).toEqual([t('carrier.productMissing')]);
  },
});

/** The phone number is missing, for instance after a typed URL. A phone form replaces the card form. */
export const NoPhone = meta.story({
  parameters: { route: '/start/pago' },
  async play({ canvas }) {
    await expect(await canvas.findByText(t('payment.noPhone'))).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: t('field.phone') })).toBeVisible();
    await expect(canvas.queryByRole('textbox', { name: t('field.card') })).not.toBeInTheDocument();
    await expect(canvas.queryByRole('button', { name: /\$/ })).not.toBeInTheDocument();
  },
});

/** The history entry's phone number was entered for another purchase, so it is not used. */
export const OtherProductChosen = meta.story({
  parameters: {
    route: (globals: Globals) => ({
      pathname: '/start/pago',
      state: entryStateOf(sampleTopUp(globals).carrier, 'other'),
    }),
  },
  async play({ canvas, globals }) {
    const { carrier, product } = sampleTopUp(globals);
    await expect(await canvas.findByText(product.descripcion)).toBeVisible();
    const name = carrierName(carrier);
    const named = canvas.queryByRole('img', { name }) ?? canvas.getByText(name);
    await expect(named).toBeVisible();
    await expect(canvas.queryByText(phone.shown)).not.toBeInTheDocument();
  },
});

export const PhoneMissing = OtherProductChosen.extend({
  tags: ['interaction'],
  async play({ canvas, userEvent }) {
    await userEvent.click(await canvas.findByRole('button', { name: t('payment.continue') }));
    await expect(notificationTexts()).toEqual([t('carrier.warning.phone')]);
    const field = canvas.getByRole('textbox', { name: t('field.phone') });
    await expect(field).toHaveFocus();
    await expect(field).toBeInvalid();
    await expect(field).toHaveAccessibleDescription(
      `${t('carrier.warning.phone')} ${t('field.phoneHint')}`,
    );
  },
});

/** Switching the method and back keeps the typed number and card, and removes the warning. */
export const MethodSwitched = NoPhone.extend({
  tags: ['test-only', '!autodocs'],
  parameters: withoutPictures,
  async play({ canvas, userEvent }) {
    const switchMethods = async () => {
      await userEvent.click(canvas.getByRole('radio', { name: t('payment.methodCard') }));
      await expect(canvas.queryByRole('textbox')).not.toBeInTheDocument();
      await waitFor(() => expect(notificationTexts()).toEqual([]), { timeout: 4000 });
      await userEvent.click(canvas.getByRole('radio', { name: t('payment.methodDemo') }));
    };
    const field = await canvas.findByRole('textbox', { name: t('field.phone') });
    await userEvent.type(field, '551234');
    await userEvent.click(canvas.getByRole('button', { name: t('payment.continue') }));
    await switchMethods();
    await expect(field).toHaveValue('551 234');
    await expect(field).not.toHaveAttribute('aria-invalid');
    await userEvent.type(field, '5000');
    const change = { name: t('payment.change.phone') };
    await expect(canvas.queryByRole('button', change)).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: t('payment.continue') }));
    await expect(await canvas.findByRole('button', change)).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: t('field.cardholder') })).toHaveFocus();
    await typeCard(canvas, userEvent, { ...card, cvv: '12' });
    await userEvent.click(await findPay(canvas));
    await switchMethods();
    const fields = within(canvas.getByRole('form')).getAllByRole<HTMLInputElement>('textbox');
    await expect(fields.map(({ value }) => value)).toEqual([
      card.cardholder,
      '4242 4242 4242 4242',
      '03/24',
      '**',
    ]);
  },
});

/** The page is hidden, then restored from the back/forward cache. The card is gone; the focus does not move. */
export const PageHidden = NoPhone.extend({
  tags: ['test-only', '!autodocs'],
  parameters: withoutPictures,
  async play({ canvas, userEvent }) {
    const field = await canvas.findByRole('textbox', { name: t('field.phone') });
    await userEvent.type(field, '5512345000');
    await userEvent.click(canvas.getByRole('button', { name: t('payment.continue') }));
    const expiry = await canvas.findByRole('textbox', { name: t('field.expiry') });
    await userEvent.type(expiry, '0324');
    window.dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }));
    const emptied = canvas.getByRole('textbox', { name: t('field.expiry') });
    await expect(emptied).toHaveValue('');
    await expect(emptied).toHaveFocus();
  },
});

export const NoProduct = meta.story({
  parameters: { session: (): SeededSession => ({}) },
  async play({ canvas }) {
    await expect(await canvas.findByRole('heading', { level: 1, name: '/recargas' })).toBeVisible();
  },
});
