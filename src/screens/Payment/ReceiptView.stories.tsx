import { expect, fn, spyOn, waitFor, within } from 'storybook/test';
import preview from '#storybook/preview';
import { t } from '#storybook/testing/i18n';
import { servicesOf } from '#storybook/testing/storyServices';
import {
  card,
  chosenProduct,
  enteredCard,
  findPay,
  notificationTexts,
  paidEntry,
  paymentRoute,
  phone,
  topUpOf,
  typeCard,
} from '../testing/flows';
import { screenAt } from '../testing/screenAt';
import { carrierName } from '../shared/names';
import { PaymentScreen } from './Payment';

/** Replaces or removes a property of `navigator` for one story. */
function stub(name: 'share' | 'clipboard', value: unknown): () => void {
  Object.defineProperty(navigator, name, { configurable: true, value });
  return () => {
    Reflect.deleteProperty(navigator, name);
  };
}

const share = fn((_: { text: string }) => Promise.resolve());
const cancelledShare = fn(() => Promise.reject(new DOMException('Cancelled', 'AbortError')));
const writeText = fn((_: string) => Promise.resolve());
const print = fn();

const meta = preview.meta({
  title: 'Screens/Receipt',
  component: PaymentScreen,
  decorators: screenAt('/start/pago'),
  parameters: { route: paidEntry },
});

/** The receipt directly after the payment, with the last digits of the card and its holder. */
export const Default = meta.story({
  tags: ['motion'],
  parameters: {
    route: paymentRoute,
    session: chosenProduct,
    form: () => ({ fill: enteredCard, submit: true }),
  },
  async play({ canvas, globals, loaded, userEvent }) {
    const { product } = topUpOf(globals);
    await typeCard(canvas, userEvent);
    await userEvent.click(await findPay(canvas));
    const heading = await canvas.findByRole('heading', { level: 1, name: t('receipt.title') });
    await expect(heading).toHaveFocus();
    const payment = within(canvas.getByRole('region', { name: t('receipt.payment') }));
    // Without reduced motion, the panels are animated.
    await waitFor(() => expect(payment.getByText('MARÍA MUÑOZ')).toBeVisible());
    await expect(payment.getByText('XXXX XXXX XXXX 4242')).toBeVisible();
    await expect(payment.getByText(/^[A-Za-z0-9]{10}$/, { selector: 'dd' })).toBeVisible();
    const transaction = within(canvas.getByRole('region', { name: t('receipt.transaction') }));
    const folio = transaction.getByText(/^\d{6}$/).textContent;
    await expect(transaction.getByText(product.descripcion)).toBeVisible();
    await expect(canvas.queryByRole('form')).not.toBeInTheDocument();
    await expect(servicesOf({ loaded }).storage.transaction.read()).toEqual({
      code: 0,
      folio: payment.getByText(/^[A-Za-z0-9]{10}$/, { selector: 'dd' }).textContent,
      folioRecarga: folio,
      monto: product.precio,
      concepto: product.descripcion,
    });
    await expect(document.body.innerHTML).not.toContain(card.card.slice(0, 12));
  },
});

/** After a reload, the receipt is shown without the card and its holder, which are never stored. */
export const AfterReload = meta.story({
  tags: ['motion'],
  async play({ canvas, globals }) {
    const { carrier, product } = topUpOf(globals);
    const heading = await canvas.findByRole('heading', { level: 1, name: t('receipt.title') });
    await expect(heading).not.toHaveFocus();
    const banner = within(canvas.getByRole('banner'));
    await expect(banner.getByText(phone.shown)).toBeVisible();
    // The name of a carrier without a wordmark appears twice.
    await expect(banner.getAllByText(carrierName(carrier))[0]).toBeVisible();
    await expect(banner.getByText(/2025/)).toHaveAttribute('datetime', '2025-11-21T18:30:00.000Z');
    await waitFor(() => expect(canvas.getByText('k7Qz0PbR2x')).toBeVisible());
    await expect(canvas.getByText('483920')).toBeVisible();
    await expect(canvas.getByText(product.descripcion)).toBeVisible();
    const validity = t('receipt.validity', { days: t('carrier.validity', { count: 7 }) });
    await expect(banner.getByText(validity)).toBeVisible();
    await expect(canvas.getByText(t('receipt.demo'))).toBeVisible();
    await expect(canvas.getAllByText(t('receipt.unknown'))).toHaveLength(2);
    await expect(canvas.queryByText(/X{4}/)).not.toBeInTheDocument();
    await expect(canvas.queryByRole('form')).not.toBeInTheDocument();
  },
});

export const Shared = meta.story({
  tags: ['test-only', '!autodocs'],
  beforeEach: () => stub('share', share),
  async play({ canvas, globals, userEvent }) {
    await userEvent.click(await canvas.findByRole('button', { name: t('receipt.share') }));
    await expect(share).toHaveBeenCalledOnce();
    const text = share.mock.calls[0]?.[0].text;
    await expect(text).toContain(carrierName(topUpOf(globals).carrier));
    await expect(text).toContain(phone.shown);
    await expect(text).toContain('483920');
    await expect(text).toContain(t('receipt.demo'));
    await expect(notificationTexts()).toEqual([]);
  },
});

/** The user closes the share sheet. This is not an error, and nothing is copied. */
export const ShareCancelled = meta.story({
  tags: ['test-only', '!autodocs'],
  beforeEach() {
    const undo = [stub('share', cancelledShare), stub('clipboard', { writeText })];
    return () => {
      undo.forEach((restore) => {
        restore();
      });
    };
  },
  async play({ canvas, userEvent }) {
    await userEvent.click(await canvas.findByRole('button', { name: t('receipt.share') }));
    await expect(cancelledShare).toHaveBeenCalledOnce();
    await expect(writeText).not.toHaveBeenCalled();
    await expect(notificationTexts()).toEqual([]);
  },
});

export const Copied = meta.story({
  beforeEach: () => stub('clipboard', { writeText }),
  async play({ canvas, userEvent }) {
    await userEvent.click(await canvas.findByRole('button', { name: t('receipt.share') }));
    await waitFor(() => expect(notificationTexts()).toEqual([t('receipt.copied')]));
    await expect(writeText).toHaveBeenCalledOnce();
  },
});

export const CopyFailed = meta.story({
  beforeEach: () => stub('clipboard', undefined),
  async play({ canvas, userEvent }) {
    await userEvent.click(await canvas.findByRole('button', { name: t('receipt.share') }));
    await waitFor(() => expect(notificationTexts()).toEqual([t('receipt.copyFailed')]));
  },
});

export const FolioCopied = meta.story({
  beforeEach: () => stub('clipboard', { writeText }),
  async play({ canvas, userEvent }) {
    await userEvent.click(await canvas.findByRole('button', { name: t('receipt.copyFolio') }));
    await waitFor(() => expect(notificationTexts()).toEqual([t('receipt.folioCopied')]));
    await expect(writeText).toHaveBeenLastCalledWith('483920');
  },
});

export const FolioCopyFailed = meta.story({
  tags: ['test-only', '!autodocs'],
  beforeEach: () => stub('clipboard', undefined),
  async play({ canvas, userEvent }) {
    await userEvent.click(await canvas.findByRole('button', { name: t('receipt.copyFolio') }));
    await waitFor(() => expect(notificationTexts()).toEqual([t('receipt.folioCopyFailed')]));
  },
});

export const Printed = meta.story({
  tags: ['test-only', '!autodocs'],
  beforeEach() {
    spyOn(window, 'print').mockImplementation(print);
  },
  async play({ canvas, userEvent }) {
    await userEvent.click(await canvas.findByRole('button', { name: t('receipt.print') }));
    await expect(print).toHaveBeenCalledOnce();
  },
});
