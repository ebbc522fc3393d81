import { expect, fn, spyOn, waitFor, within } from 'storybook/test';
import { keyModes, withoutPictures } from '#storybook/modes';
import preview from '#storybook/preview';
import { t } from '#storybook/testing/i18n';
import { environmentOf, type SeededSession } from '#storybook/testing/storyEnvironment';
import {
  card,
  chosenProduct,
  notificationTexts,
  paidEntry,
  paymentRoute,
  phone,
  rememberedTopUp,
  sampleTopUp,
  payWithCard,
  type Canvas,
  type Globals,
  type User,
} from '../testing/flows';
import { screenAt } from '../testing/screenAt';
import { cancel, refuse, share, stub, watchDownloads, writeText } from '../testing/stub';
import { carrierName } from '#screens/data/carrierName';
import { PaymentScreen } from './Payment';

/** The file name of a receipt's picture. */
const PICTURE = 'recarga-483920.png';

const print = fn();

/** The keys of the buttons' texts. */
type Action = 'share' | 'copy' | 'copyFolio' | 'print' | 'save';

/** Presses a button of the receipt. */
async function press(canvas: Canvas, user: User, key: Action): Promise<HTMLElement> {
  const button = await canvas.findByRole('button', { name: t(`receipt.${key}`) });
  await user.click(button);
  return button;
}

async function expectAlert(canvas: Canvas, ...texts: string[]): Promise<void> {
  const alert = await canvas.findByRole('alert', undefined, { timeout: 5000 });
  for (const text of texts) await expect(alert).toHaveTextContent(text);
}

const meta = preview.meta({
  title: 'Screens/Receipt',
  component: PaymentScreen,
  decorators: screenAt('/start/pago'),
  parameters: { controls: { disable: true }, route: paidEntry },
});

/** After a reload, the receipt is shown without the card and its holder, which are never stored. */
export const Default = meta.story({
  parameters: { chromatic: { modes: keyModes } },
  tags: ['motion'],
  async play({ canvas }) {
    const heading = await canvas.findByRole('heading', { level: 1, name: t('receipt.title') });
    await expect(heading).not.toHaveFocus();
    await expect(canvas.getByText(/2025/)).toHaveAttribute('datetime', '2025-11-21T18:30:00.000Z');
    // Without reduced motion, the panels are animated.
    await waitFor(() => expect(canvas.getByText('k7Qz0PbR2x')).toBeVisible());
  },
});

/** The receipt is read in another time zone. It keeps the day and the hour of the payment. */
export const PaidInTijuana = meta.story({
  tags: ['test-only', '!autodocs'],
  parameters: {
    ...withoutPictures,
    route(globals: Globals) {
      const { pathname, state } = paidEntry(globals);
      const paidAt = Date.UTC(2025, 10, 22, 7, 30);
      return { pathname, state: { receipt: { ...state.receipt, paidAt, timezoneOffset: 480 } } };
    },
  },
  async play({ canvas }) {
    const date = await canvas.findByText(/2025/);
    await expect(date).toHaveTextContent(/\b21\b.*\b(23|11):30/);
    await expect(date).toHaveAttribute('datetime', '2025-11-22T07:30:00.000Z');
  },
});

/** The receipt directly after the payment, with the last digits of the card and its holder. */
export const Pay = meta.story({
  tags: ['interaction', 'motion'],
  parameters: { route: paymentRoute, session: chosenProduct },
  async play({ canvas, globals, loaded, userEvent }) {
    const { product } = sampleTopUp(globals);
    await payWithCard(canvas, userEvent);
    const heading = await canvas.findByRole('heading', { level: 1, name: t('receipt.title') });
    await expect(heading).toHaveFocus();
    const days = t('carrier.validity', { count: Number(product.vigencia) });
    await expect(canvas.getByText(t('receipt.validity', { days }))).toBeVisible();
    const payment = within(canvas.getByRole('region', { name: t('receipt.payment') }));
    await waitFor(() => expect(payment.getByText('MARÍA MUÑOZ')).toBeVisible());
    await expect(payment.getByText('XXXX XXXX XXXX 4242')).toBeVisible();
    const transaction = within(canvas.getByRole('region', { name: t('receipt.transaction') }));
    await expect(environmentOf({ loaded }).storage.transaction.read()).toEqual({
      code: 0,
      folio: payment.getByText(/^[A-Za-z0-9]{10}$/, { selector: 'dd *' }).textContent,
      folioRecarga: transaction.getByText(/^\d{6}$/).textContent,
      monto: product.precio,
      concepto: product.descripcion,
    });
    await expect(document.body.innerHTML).not.toContain(card.card.slice(0, 12));
  },
});

/** A browser inside an app, in which printing has no effect, and which shares no files: it shares the text. */
export const Shared = meta.story({
  tags: ['test-only', '!autodocs'],
  parameters: withoutPictures,
  beforeEach: () =>
    stub({ print, share, canShare: ({ files }: ShareData) => !files, clipboard: { writeText } }),
  async play({ canvas, globals, userEvent }) {
    await press(canvas, userEvent, 'print');
    await expectAlert(canvas, t('receipt.printFailed'), '483920');
    await expect(print).toHaveBeenCalledOnce();
    await press(canvas, userEvent, 'share');
    const text = share.mock.calls[0]?.[0].text;
    for (const part of [
      carrierName(sampleTopUp(globals).carrier),
      phone.shown,
      t('receipt.demo'),
    ]) {
      await expect(text).toContain(part);
    }
    // The user closes the share sheet. This is not an error, and nothing is copied.
    share.mockImplementationOnce(cancel);
    await press(canvas, userEvent, 'share');
    await expect(share).toHaveBeenCalledTimes(2);
    await expect(notificationTexts()).toEqual([]);
    await expect(canvas.queryByRole('alert')).not.toBeInTheDocument();
    await press(canvas, userEvent, 'copyFolio');
    await waitFor(() => expect(notificationTexts()).toEqual([t('receipt.folioCopied')]));
    await expect(writeText.mock.calls).toEqual([['483920']]);
  },
});

/** The receipt is drawn in the light colours of its carrier, and shared with its text. */
export const SharedAsPicture = meta.story({
  tags: ['test-only', '!autodocs'],
  parameters: withoutPictures,
  beforeEach: () => stub({ share, canShare: () => true }),
  async play({ canvas, canvasElement, step, userEvent }) {
    const button = await press(canvas, userEvent, 'share');
    await expect(button).toHaveAttribute('aria-disabled', 'true');
    const sheet = canvasElement.querySelector('[inert] [data-scheme="light"]');
    await expect(sheet).toHaveTextContent('483920');
    await expect(sheet?.querySelector('button, a, select')).toBeNull();
    await waitFor(() => expect(share).toHaveBeenCalledOnce(), { timeout: 5000 });
    const [{ text, files: [picture] = [] } = { text: '' }] = share.mock.calls[0] ?? [];
    await expect(text).toContain('483920');
    await expect(picture).toMatchObject({ name: PICTURE, type: 'image/png' });
    await waitFor(() => expect(button).not.toHaveAttribute('aria-disabled'));
    await expect(canvasElement.querySelector('[inert]')).toBeNull();
    await step('saves the picture if it was drawn too late to be shared', async () => {
      const saved = watchDownloads();
      share.mockImplementationOnce(refuse);
      await press(canvas, userEvent, 'share');
      await expectAlert(canvas, t('receipt.shareFailed'), t('receipt.saved', { file: PICTURE }));
      await expect(saved).toEqual([PICTURE]);
    });
    await step('shares only the text if the browser cannot draw', async () => {
      const toBlob = spyOn(HTMLCanvasElement.prototype, 'toBlob');
      toBlob.mockImplementation((callback) => callback(null));
      await press(canvas, userEvent, 'share');
      await waitFor(() => expect(share).toHaveBeenLastCalledWith({ text }), { timeout: 5000 });
      toBlob.mockRestore();
    });
  },
});

/** The text of the receipt is shown, with a button that copies it. The same failure is announced again. */
export const ShareFailed = meta.story({
  beforeEach: () => stub({ share: refuse, canShare: undefined, clipboard: { writeText } }),
  async play({ canvas, userEvent }) {
    await press(canvas, userEvent, 'share');
    const first = await canvas.findByRole('alert');
    await press(canvas, userEvent, 'share');
    await waitFor(() => expect(first).not.toBeInTheDocument());
    await expectAlert(canvas, t('receipt.shareFailed'), '483920');
    await expect(canvas.getByRole('button', { name: t('receipt.copy') })).toBeVisible();
  },
});

/** A copy ends after its screen was left. The next screen shows nothing of it. */
export const LeftWhileCopying = meta.story({
  tags: ['test-only', '!autodocs'],
  parameters: withoutPictures,
  beforeEach: () => stub({ clipboard: { writeText } }),
  async play({ canvas, userEvent }) {
    const ends: (() => void)[] = [];
    const wait = () => new Promise<void>((resolve) => ends.push(resolve));
    writeText.mockImplementationOnce(wait).mockImplementationOnce(() => wait().then(refuse));
    await press(canvas, userEvent, 'copyFolio');
    await press(canvas, userEvent, 'copyFolio');
    await userEvent.click(canvas.getByRole('link', { name: t('receipt.another') }));
    await canvas.findByRole('heading', { level: 1, name: '/start' });
    ends.forEach((end) => end());
    await new Promise((resolve) => setTimeout(resolve, 100));
    await expect(writeText).toHaveBeenCalledTimes(2);
    await expect(notificationTexts()).toEqual([]);
  },
});

/** A browser without a share sheet offers to copy. An action that works removes the failure of an earlier one. */
export const Copied = meta.story({
  beforeEach: () => stub({ share, canShare: () => false, clipboard: { writeText } }),
  async play({ canvas, userEvent }) {
    writeText.mockImplementationOnce(refuse);
    await press(canvas, userEvent, 'copy');
    const alert = await canvas.findByRole('alert');
    await press(canvas, userEvent, 'copy');
    await waitFor(() => expect(notificationTexts()).toEqual([t('receipt.copied')]));
    await expect(alert).not.toBeInTheDocument();
    await expect(alert).toHaveTextContent(String(writeText.mock.lastCall?.[0]));
    await expect(canvas.queryByRole('button', { name: t('receipt.share') })).toBeNull();
  },
});

/** A browser inside an app, or a page without HTTPS, has none of the actions but to save the receipt. */
export const NoActions = meta.story({
  beforeEach: () => stub({ share: undefined, clipboard: undefined, print: undefined }),
  async play({ canvas, userEvent }) {
    // The browser may ignore the download, so the text to copy is shown, too.
    const saved = watchDownloads();
    await press(canvas, userEvent, 'save');
    await expect(within(canvas.getByRole('main')).getAllByRole('button')).toHaveLength(1);
    await expectAlert(canvas, t('receipt.saved', { file: PICTURE }), '483920.');
    await expect(saved).toEqual([PICTURE]);
  },
});

/**
 * The choice is off at first. It keeps the number, and nothing of the card. A second press undoes the first one: the
 * oldest of three comes back, and the number keeps its name.
 */
export const Remember = meta.story({
  tags: ['interaction'],
  parameters: {
    session: (globals: Globals): SeededSession => ({
      remembered: ['5511111111', '5522222222', '5533333333'].map((digits) => ({
        ...rememberedTopUp(globals),
        phone: digits,
      })),
    }),
  },
  async play({ canvas, globals, loaded, userEvent }) {
    const { remembered } = environmentOf({ loaded });
    const before = remembered?.read() ?? [];
    const choice = await canvas.findByRole('checkbox', { name: t('repeat.remember') });
    await expect(choice).not.toBeChecked();
    await expect(choice).toHaveAccessibleDescription(t('repeat.rememberHint'));
    await userEvent.click(choice);
    await expect(choice).toBeChecked();
    const { carrier, product } = sampleTopUp(globals);
    const date = Date.UTC(2025, 10, 21, 18, 30);
    const kept = { carrier, phone: phone.digits, sku: product.sku, date };
    await expect(remembered?.read()).toEqual([kept, ...before.slice(0, 2)]);
    remembered?.rename(kept, 'Mamá');
    await userEvent.click(choice);
    await expect(remembered?.read()).toEqual(before);
    await userEvent.click(choice);
    await expect(remembered?.read()[0]).toEqual({ ...kept, name: 'Mamá' });
    await userEvent.click(choice);
    await expect(choice).not.toBeChecked();
  },
});

/** The storage is full or blocked: the hint says that the choice holds for this visit only. */
export const RememberedForTheVisit = meta.story({
  parameters: { isStorageBlocked: true },
  async play({ canvas, userEvent }) {
    const choice = await canvas.findByRole('checkbox', { name: t('repeat.remember') });
    await userEvent.click(choice);
    await expect(choice).toBeChecked();
    await expect(choice).toHaveAccessibleDescription(t('repeat.rememberFailed'));
  },
});
