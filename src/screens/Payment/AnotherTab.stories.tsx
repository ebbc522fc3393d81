import { expect, waitFor } from 'storybook/test';
import { withoutPictures } from '#storybook/modes';
import preview from '#storybook/preview';
import { environmentOf, type SeededSession } from '#storybook/testing/storyEnvironment';
import { t } from '#storybook/testing/i18n';
import {
  chosenProduct,
  entryStateOf,
  findPay,
  notificationTexts,
  phone,
  sampleTopUp,
  typeCard,
  type Canvas,
  type Globals,
  type User,
} from '../testing/flows';
import { isPaid, markPaid } from '#topup/purchases';
import { screenAt } from '../testing/screenAt';
import { PaymentScreen } from './Payment';

/** The purchase of the stories in which another tab pays. */
const SHARED = 'shared';

/** Takes the lock of the purchase, as another tab does while it pays. Returns a function that releases the lock. */
function lockPurchase(): Promise<() => void> {
  return new Promise((resolve) => {
    void navigator.locks.request(`purchase ${SHARED}`, () => new Promise<void>(resolve));
  });
}

/** Pay is pressed while another tab has the lock of the purchase. The form is busy until the lock is released. */
const meta = preview.meta({
  title: 'Screens/Payment/With another tab',
  component: PaymentScreen,
  decorators: screenAt('/start/pago'),
  tags: ['test-only', '!autodocs'],
  parameters: {
    ...withoutPictures,
    controls: { disable: true },
    route: (globals: Globals) => ({
      pathname: '/start/pago',
      state: entryStateOf(sampleTopUp(globals).carrier, SHARED),
    }),
    session: (globals: Globals): SeededSession => ({
      ...chosenProduct(globals),
      purchase: { id: SHARED, carrier: sampleTopUp(globals).carrier, category: 0 },
    }),
  },
});

/** Types a card, and presses Pay while another tab has the lock. Returns the function that releases the lock. */
async function payLocked(canvas: Canvas, userEvent: User): Promise<() => void> {
  await typeCard(canvas, userEvent);
  const release = await lockPurchase();
  const pay = await findPay(canvas);
  await userEvent.click(pay);
  await expect(pay).toHaveAttribute('aria-disabled', 'true');
  await userEvent.type(canvas.getByRole('textbox', { name: t('field.cvv') }), '{Enter}');
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
    await expect(first).toBeDefined();
    await expect(isPaid(storage, SHARED, phone.digits)).toBe(true);
    // The second press has had the lock after the first one.
    await lockPurchase().then((unlock) => unlock());
    await expect(storage.transaction.read()).toEqual(first);
    await expect(notificationTexts()).toEqual([]);
  },
});

/** The other tab has paid. This one pays nothing, and shows a notification. */
export const PaidElsewhere = meta.story({
  async play({ canvas, loaded, userEvent }) {
    const release = await payLocked(canvas, userEvent);
    const { storage } = environmentOf({ loaded });
    markPaid(storage, SHARED, phone.digits);
    release();
    await expect(await canvas.findByRole('heading', { level: 1, name: '/recargas' })).toBeVisible();
    await expect(notificationTexts()).toEqual([t('payment.paidElsewhere')]);
    await expect(storage.transaction.read()).toBeUndefined();
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
