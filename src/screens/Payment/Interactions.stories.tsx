import { expect, spyOn, waitFor, within } from 'storybook/test';
import { withoutPictures } from '#storybook/modes';
import preview from '#storybook/preview';
import { environmentOf, type SeededSession } from '#storybook/testing/storyEnvironment';
import { t } from '#storybook/testing/i18n';
import {
  card,
  cardField,
  chosenProduct,
  findPay,
  notificationTexts,
  paymentRoute,
  payWithCard,
  phone,
  PURCHASE,
  rememberedTopUp,
  sampleTopUp,
  typeCard,
  type Canvas,
  type Globals,
  type User,
} from '../testing/flows';
import { carrierPath, paths } from '#addresses/addresses';
import { isPaid } from '#topup/purchases';
import { screenAt } from '../testing/screenAt';
import { stub } from '../testing/stub';
import { PaymentScreen } from './Payment';

const meta = preview.meta({
  title: 'Screens/Payment/Interactions',
  component: PaymentScreen,
  decorators: screenAt('/start/pago'),
  tags: ['test-only', '!autodocs'],
  parameters: {
    ...withoutPictures,
    controls: { disable: true },
    route: paymentRoute,
    session: chosenProduct,
  },
});

/** Enter moves to the next field, and submits from the last one. */
export const Enter = meta.story({
  async play({ canvas, userEvent }) {
    await findPay(canvas);
    await userEvent.click(cardField(canvas, 'cardholder'));
    for (const name of ['card', 'expiry', 'cvv'] as const) {
      await userEvent.keyboard('{Enter}');
      await expect(cardField(canvas, name)).toHaveFocus();
    }
    await expect(notificationTexts()).toEqual([]);
    await userEvent.keyboard('{Enter}');
    await expect(notificationTexts()).toEqual([t('payment.warning.cardholder')]);
    const cardholder = cardField(canvas, 'cardholder');
    await expect(cardholder).toHaveFocus();
    const composed = { key: 'Enter', bubbles: true, cancelable: true, isComposing: true };
    await expect(cardholder.dispatchEvent(new KeyboardEvent('keydown', composed))).toBe(true);
    await expect(cardholder).toHaveFocus();
    // A key that is held down does not run through the fields, and does not submit.
    const held = { key: 'Enter', bubbles: true, cancelable: true, repeat: true };
    for (const name of ['cardholder', 'cvv'] as const) {
      cardField(canvas, name).focus();
      await expect(cardField(canvas, name).dispatchEvent(new KeyboardEvent('keydown', held))).toBe(
        false,
      );
      await expect(cardField(canvas, name)).toHaveFocus();
    }
  },
});

/**
 * An error during the payment is reported. Nothing is paid, and Pay can be pressed again. The payment updates the product
 * and the date of a remembered number.
 */
export const Failed = meta.story({
  parameters: {
    session: (globals: Globals): SeededSession => ({
      ...chosenProduct(globals),
      remembered: [{ ...rememberedTopUp(globals), sku: 'EARLIER', name: 'Mamá', date: 0 }],
    }),
  },
  async play({ canvas, globals, loaded, userEvent }) {
    const kept = () => environmentOf({ loaded }).remembered?.read()[0];
    const report = spyOn(window, 'reportError').mockReturnValue();
    const random = spyOn(crypto, 'getRandomValues').mockImplementation(() => {
      throw new Error('There are no random numbers.');
    });
    await payWithCard(canvas, userEvent);
    await waitFor(() => expect(notificationTexts()).toEqual([t('payment.failed')]));
    await expect(report).toHaveBeenCalledOnce();
    await expect(kept()).toMatchObject({ sku: 'EARLIER' });
    const pay = await findPay(canvas);
    await expect(pay).not.toHaveAttribute('aria-disabled');
    random.mockRestore();
    await userEvent.click(pay);
    await canvas.findByRole('heading', { level: 1, name: t('receipt.title') });
    await expect(kept()).toMatchObject({ sku: sampleTopUp(globals).product.sku, name: 'Mamá' });
    await expect(kept()?.date).toBeGreaterThan(0);
    await expect(canvas.getByRole('checkbox', { name: t('repeat.remember') })).toBeChecked();
  },
});

/** An error after the payment, such as of a remembered number, is reported. The receipt is shown. */
export const FailedAfterwards = meta.story({
  async play({ canvas, loaded, userEvent }) {
    const { remembered } = environmentOf({ loaded });
    if (remembered === undefined) throw new Error('The story remembers no numbers.');
    const report = spyOn(window, 'reportError').mockReturnValue();
    spyOn(remembered, 'update').mockImplementation(() => {
      throw new Error('The number cannot be remembered.');
    });
    await payWithCard(canvas, userEvent);
    await canvas.findByRole('heading', { level: 1, name: t('receipt.title') });
    await waitFor(() => expect(report).toHaveBeenCalledOnce());
    await expect(notificationTexts()).toEqual([]);
    await expect(await canvas.findByText('XXXX XXXX XXXX 4242')).toBeVisible();
  },
});

/** The price of the chosen product has changed in the list. The buyer pays the new price. */
export const PriceChanged = meta.story({
  parameters: {
    session(globals: Globals): SeededSession {
      const { carrier, first, product } = sampleTopUp(globals);
      const products = [{ name: carrier, categorias: [first] }];
      const purchase = { id: PURCHASE, carrier, category: 0, product: { ...product, precio: 0.5 } };
      return { products, purchase };
    },
  },
  async play({ canvas, globals }) {
    const { precio } = sampleTopUp(globals).product;
    await expect(await findPay(canvas)).toHaveTextContent(`$${String(precio)}.00`);
  },
});

/** The carrier was excluded after its product was chosen. Its screen shows a notification. */
export const CarrierExcluded = meta.story({
  parameters: {
    settings: (globals: Globals) => ({ excludedCarriers: [sampleTopUp(globals).carrier] }),
  },
  async play({ canvas, globals }) {
    const name = carrierPath(sampleTopUp(globals).carrier);
    await expect(await canvas.findByRole('heading', { level: 1, name })).toBeVisible();
    await expect(notificationTexts()).toEqual([t('carrier.productMissing')]);
  },
});

/**
 * Switching the method keeps the typed number and card, and removes the warning. The message of the other method leads back to
 * the first field.
 */
export const MethodSwitched = meta.story({
  parameters: { route: paths.payment },
  async play({ canvas, userEvent }) {
    const switchMethods = async () => {
      const name = `${t('payment.methodCard')} ${t('payment.soon')}`;
      await userEvent.click(canvas.getByRole('radio', { name }));
      await expect(canvas.queryByRole('textbox')).not.toBeInTheDocument();
      await waitFor(() => expect(notificationTexts()).toEqual([]), { timeout: 4000 });
      const back = t('payment.payWith', { method: t('payment.methodDemo') });
      await userEvent.click(canvas.getByRole('button', { name: back }));
      await expect(canvas.getAllByRole('textbox')[0]).toHaveFocus();
      await expect(canvas.getByText(t('payment.demo'))).toBeVisible();
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
    await payWithCard(canvas, userEvent, { ...card, cvv: '12' });
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
export const PageHidden = meta.story({
  async play({ canvas, userEvent }) {
    await typeCard(canvas, userEvent, { expiry: '0324' });
    window.dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }));
    await expect(cardField(canvas, 'expiry')).toHaveValue('');
    await expect(cardField(canvas, 'expiry')).toHaveFocus();
  },
});

/** Takes the lock of the purchase, as another tab does while it pays. Returns a function that releases the lock. */
function lockPurchase(): Promise<() => void> {
  return new Promise((resolve) => {
    void navigator.locks.request(`purchase ${PURCHASE}`, () => new Promise<void>(resolve));
  });
}

/** Types a card, and presses Pay while another tab has the lock. Returns the function that releases the lock. */
async function payLocked(canvas: Canvas, userEvent: User): Promise<() => void> {
  const release = await lockPurchase();
  await payWithCard(canvas, userEvent);
  const pay = await canvas.findByRole('button', { name: t('payment.paying') });
  await expect(pay).toHaveAttribute('aria-disabled', 'true');
  await userEvent.type(cardField(canvas, 'cvv'), '{Enter}');
  await new Promise((resolve) => setTimeout(resolve, 200));
  await expect(canvas.getByRole('form')).toHaveAttribute('aria-busy', 'true');
  return release;
}

/** The other tab has not paid. This one pays once, although it was pressed twice. */
export const PaidAfterWait = meta.story({
  async play({ canvas, loaded, userEvent }) {
    const release = await payLocked(canvas, userEvent);
    release();
    const heading = await canvas.findByRole('heading', { level: 1, name: t('receipt.title') });
    await expect(heading).toHaveFocus();
    // The receipt enters with an animation.
    await waitFor(() => expect(canvas.getByText('XXXX XXXX XXXX 4242')).toBeVisible());
    const { storage } = environmentOf({ loaded });
    const first = storage.transaction.read();
    await expect(isPaid(storage, PURCHASE, phone.digits)).toBe(true);
    // The second press has had the lock after the first one.
    await lockPurchase().then((unlock) => unlock());
    await expect(storage.transaction.read()).toEqual(first);
    await expect(notificationTexts()).toEqual([]);
  },
});

/** Another tab never releases the lock, because it is frozen. The buyer pays after a second. */
export const LockNeverReleased = meta.story({
  beforeEach: () => stub({ locks: { request: () => new Promise(() => undefined) } }),
  async play({ canvas, loaded, userEvent }) {
    await payWithCard(canvas, userEvent);
    const pay = await canvas.findByRole('button', { name: t('payment.paying') });
    await expect(pay).toHaveAttribute('aria-disabled', 'true');
    const receipt = { level: 1, name: t('receipt.title') };
    await canvas.findByRole('heading', receipt, { timeout: 3000 });
    const { storage } = environmentOf({ loaded });
    await expect(isPaid(storage, PURCHASE, phone.digits)).toBe(true);
  },
});

/** The screen is left before the lock is released. Nothing is paid. */
export const LeftWhileWaiting = meta.story({
  async play({ canvas, loaded, userEvent }) {
    const release = await payLocked(canvas, userEvent);
    await userEvent.click(canvas.getByRole('link', { name: t('carrier.back') }));
    await expect(await canvas.findByRole('heading', { level: 1, name: '/start' })).toBeVisible();
    release();
    await lockPurchase().then((unlock) => unlock());
    const { storage } = environmentOf({ loaded });
    await expect(storage.paidPurchases.read()).toBeUndefined();
    await expect(storage.transaction.read()).toBeUndefined();
  },
});
