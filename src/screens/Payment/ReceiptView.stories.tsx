import { expect, fn, spyOn, waitFor, within } from 'storybook/test';
import { keyModes, withoutPictures } from '#storybook/modes';
import preview from '#storybook/preview';
import { t } from '#storybook/testing/i18n';
import { environmentOf, type SeededSession } from '#storybook/testing/storyEnvironment';
import {
  card,
  chosenProduct,
  findPay,
  notificationTexts,
  paidEntry,
  paymentRoute,
  phone,
  rememberedTopUp,
  sampleTopUp,
  typeCard,
  type Globals,
} from '../testing/flows';
import { screenAt } from '../testing/screenAt';
import { stub } from '../testing/stub';
import { carrierName } from '#screens/data/carrierName';
import { PaymentScreen } from './Payment';

const share = fn((_: { text: string; files?: File[] }) => Promise.resolve());
const writeText = fn((_: string) => Promise.resolve());
const refuse = fn(() => Promise.reject(new DOMException('Refused', 'NotAllowedError')));
const print = fn();

/** Prevents downloads and returns the list of their names, which grows. */
function watchDownloads(): string[] {
  const names: string[] = [];
  const click = spyOn(HTMLAnchorElement.prototype, 'click');
  click.mockImplementation(function save(this: HTMLAnchorElement) {
    names.push(this.download);
  });
  return names;
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
  async play({ canvas, globals }) {
    const { carrier, product } = sampleTopUp(globals);
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
    await expect(canvas.getByText(t('receipt.cardholder'))).toBeVisible();
    await expect(canvas.getByText(t('receipt.card'))).toBeVisible();
    await expect(canvas.getAllByText(t('receipt.unknown'))).toHaveLength(2);
    await expect(canvas.queryByText(/X{4}/)).not.toBeInTheDocument();
    await expect(canvas.queryByRole('form')).not.toBeInTheDocument();
  },
});

/** The receipt directly after the payment, with the last digits of the card and its holder. */
export const Pay = meta.story({
  tags: ['interaction', 'motion'],
  parameters: { route: paymentRoute, session: chosenProduct },
  async play({ canvas, globals, loaded, userEvent }) {
    const { product } = sampleTopUp(globals);
    await typeCard(canvas, userEvent);
    await userEvent.click(await findPay(canvas));
    const heading = await canvas.findByRole('heading', { level: 1, name: t('receipt.title') });
    await expect(heading).toHaveFocus();
    const payment = within(canvas.getByRole('region', { name: t('receipt.payment') }));
    // Without reduced motion, the panels are animated.
    await waitFor(() => expect(payment.getByText('MARÍA MUÑOZ')).toBeVisible());
    await expect(payment.getByText('XXXX XXXX XXXX 4242')).toBeVisible();
    await expect(payment.getByText(/^[A-Za-z0-9]{10}$/, { selector: 'dd *' })).toBeVisible();
    const transaction = within(canvas.getByRole('region', { name: t('receipt.transaction') }));
    const folio = transaction.getByText(/^\d{6}$/).textContent;
    await expect(transaction.getByText(product.descripcion)).toBeVisible();
    await expect(canvas.queryByRole('form')).not.toBeInTheDocument();
    await expect(environmentOf({ loaded }).storage.transaction.read()).toEqual({
      code: 0,
      folio: payment.getByText(/^[A-Za-z0-9]{10}$/, { selector: 'dd *' }).textContent,
      folioRecarga: folio,
      monto: product.precio,
      concepto: product.descripcion,
    });
    await expect(document.body.innerHTML).not.toContain(card.card.slice(0, 12));
  },
});

/** A browser that shares no files shares the text. */
export const Shared = meta.story({
  tags: ['test-only', '!autodocs'],
  parameters: withoutPictures,
  beforeEach: () =>
    stub({ share, canShare: ({ files }: ShareData) => !files, clipboard: { writeText } }),
  async play({ canvas, globals, userEvent }) {
    await userEvent.click(await canvas.findByRole('button', { name: t('receipt.share') }));
    await expect(share).toHaveBeenCalledOnce();
    const text = share.mock.calls[0]?.[0].text;
    await expect(text).toContain(carrierName(sampleTopUp(globals).carrier));
    await expect(text).toContain(phone.shown);
    await expect(text).toContain('483920');
    await expect(text).toContain(t('receipt.demo'));
    // The user closes the share sheet. This is not an error, and nothing is copied.
    share.mockRejectedValueOnce(new DOMException('Refused', 'AbortError'));
    await userEvent.click(canvas.getByRole('button', { name: t('receipt.share') }));
    await expect(share).toHaveBeenCalledTimes(2);
    await expect(writeText).not.toHaveBeenCalled();
    await expect(notificationTexts()).toEqual([]);
    await expect(canvas.queryByRole('alert')).not.toBeInTheDocument();
  },
});

/** The receipt is drawn in the light colours of its carrier, and shared with its text. */
export const SharedAsPicture = meta.story({
  tags: ['test-only', '!autodocs'],
  parameters: withoutPictures,
  beforeEach: () => stub({ share, canShare: () => true }),
  async play({ canvas, canvasElement, userEvent }) {
    const button = await canvas.findByRole('button', { name: t('receipt.share') });
    await expect(canvas.queryByRole('button', { name: t('receipt.save') })).toBeNull();
    await userEvent.click(button);
    await expect(button).toHaveAttribute('aria-disabled', 'true');
    const sheet = canvasElement.querySelector('[inert] [data-scheme="light"]');
    await expect(sheet).toHaveTextContent('483920');
    await expect(sheet?.querySelector('button, a, select')).toBeNull();
    await waitFor(() => expect(share).toHaveBeenCalledOnce(), { timeout: 5000 });
    const [{ text, files: [picture] = [] } = { text: '' }] = share.mock.calls[0] ?? [];
    await expect(text).toContain('483920');
    await expect(picture).toMatchObject({ name: 'recarga-483920.png', type: 'image/png' });
    await waitFor(() => expect(button).not.toHaveAttribute('aria-disabled'));
    await expect(canvasElement.querySelector('[inert]')).toBeNull();
  },
});

/** A slow phone draws for longer than a browser allows to share after a press. The picture is saved. */
export const SavedInstead = meta.story({
  tags: ['test-only', '!autodocs'],
  parameters: withoutPictures,
  beforeEach: () => stub({ share: refuse, canShare: () => true }),
  async play({ canvas, userEvent }) {
    const saved = watchDownloads();
    await userEvent.click(await canvas.findByRole('button', { name: t('receipt.share') }));
    const alert = await canvas.findByRole('alert', undefined, { timeout: 5000 });
    await expect(saved).toEqual(['recarga-483920.png']);
    await expect(alert).toHaveTextContent(t('receipt.shareFailed'));
    await expect(alert).toHaveTextContent(t('receipt.saved', { file: 'recarga-483920.png' }));
  },
});

/** A browser that cannot draw shares the text, and says that it has saved no picture. */
export const NotDrawn = meta.story({
  tags: ['test-only', '!autodocs'],
  parameters: withoutPictures,
  beforeEach() {
    const toBlob = spyOn(HTMLCanvasElement.prototype, 'toBlob');
    toBlob.mockImplementation((callback) => callback(null));
    const restore = stub({ share, canShare: () => true });
    return () => {
      toBlob.mockRestore();
      restore();
    };
  },
  async play({ canvas, userEvent }) {
    await userEvent.click(await canvas.findByRole('button', { name: t('receipt.share') }));
    await waitFor(() => expect(share).toHaveBeenCalledOnce(), { timeout: 5000 });
    await expect(Object.keys(share.mock.calls[0]?.[0] ?? {})).toEqual(['text']);
  },
});

/** The text of the receipt is shown, with a button that copies it. */
export const ShareFailed = meta.story({
  beforeEach: () => stub({ share: refuse, canShare: undefined, clipboard: { writeText } }),
  async play({ canvas, userEvent }) {
    await userEvent.click(await canvas.findByRole('button', { name: t('receipt.share') }));
    const alert = await canvas.findByRole('alert');
    await expect(alert).toHaveTextContent(t('receipt.shareFailed'));
    await expect(alert).toHaveTextContent('483920');
    await expect(canvas.getByRole('button', { name: t('receipt.copy') })).toBeVisible();
  },
});

/** The same failure is announced again, and an action that works removes it. */
export const ShareFailedTwice = meta.story({
  tags: ['test-only', '!autodocs'],
  parameters: withoutPictures,
  beforeEach: () => stub({ share: refuse, canShare: undefined, clipboard: { writeText } }),
  async play({ canvas, userEvent }) {
    const press = async (name: string) => userEvent.click(canvas.getByRole('button', { name }));
    await canvas.findByRole('button', { name: t('receipt.share') });
    await press(t('receipt.share'));
    const first = await canvas.findByRole('alert');
    await press(t('receipt.share'));
    await waitFor(() => expect(first).not.toBeInTheDocument());
    const second = await canvas.findByRole('alert');
    await expect(second).toHaveTextContent(t('receipt.shareFailed'));
    await press(t('receipt.copy'));
    await waitFor(() => expect(notificationTexts()).toEqual([t('receipt.copied')]));
    await expect(second).not.toBeInTheDocument();
    await expect(second).toHaveTextContent(String(writeText.mock.lastCall?.[0]));
    await expect(canvas.getByRole('button', { name: t('receipt.copy') })).toHaveFocus();
  },
});

/** A browser without a share sheet offers to copy. */
export const Copied = meta.story({
  beforeEach: () => stub({ share, canShare: () => false, clipboard: { writeText } }),
  async play({ canvas, userEvent }) {
    await userEvent.click(await canvas.findByRole('button', { name: t('receipt.copy') }));
    await waitFor(() => expect(notificationTexts()).toEqual([t('receipt.copied')]));
    await expect(writeText).toHaveBeenCalledOnce();
    await expect(canvas.queryByRole('button', { name: t('receipt.share') })).toBeNull();
  },
});

export const CopyFailed = meta.story({
  beforeEach: () => stub({ share: undefined, clipboard: { writeText: refuse } }),
  async play({ canvas, userEvent }) {
    await userEvent.click(await canvas.findByRole('button', { name: t('receipt.copy') }));
    const alert = await canvas.findByRole('alert');
    await expect(alert).toHaveTextContent(t('receipt.copyFailed'));
    await expect(alert).toHaveTextContent('483920');
  },
});

export const FolioCopied = meta.story({
  tags: ['test-only', '!autodocs'],
  parameters: withoutPictures,
  beforeEach: () => stub({ clipboard: { writeText } }),
  async play({ canvas, userEvent }) {
    const button = await canvas.findByRole('button', { name: t('receipt.copyFolio') });
    await userEvent.click(button);
    await waitFor(() => expect(notificationTexts()).toEqual([t('receipt.folioCopied')]));
    await expect(writeText).toHaveBeenLastCalledWith('483920');
    writeText.mockRejectedValueOnce(new DOMException('Refused', 'NotAllowedError'));
    await userEvent.click(button);
    const failure = `${t('receipt.folioCopyFailed')}483920`;
    await waitFor(() => expect(notificationTexts()).toContain(failure));
  },
});

/** In browsers inside apps, printing often has no effect. */
export const PrintWithoutEffect = meta.story({
  tags: ['test-only', '!autodocs'],
  parameters: withoutPictures,
  beforeEach: () => stub({ print }),
  async play({ canvas, userEvent }) {
    await userEvent.click(await canvas.findByRole('button', { name: t('receipt.print') }));
    const alert = await canvas.findByRole('alert', undefined, { timeout: 3000 });
    await expect(print).toHaveBeenCalledOnce();
    await expect(alert).toHaveTextContent(t('receipt.printFailed'));
    await expect(alert).toHaveTextContent('483920');
  },
});

/** A browser inside an app, or a page without HTTPS, has none of the actions but to save the receipt. */
export const NoActions = meta.story({
  beforeEach: () => stub({ share: undefined, clipboard: undefined, print: undefined }),
  async play({ canvas, userEvent }) {
    await canvas.findByRole('link', { name: t('receipt.another') });
    const button = within(canvas.getByRole('main')).getByRole('button');
    await expect(button).toHaveAccessibleName(t('receipt.save'));
    // The browser may ignore the download, so the text to copy is shown, too.
    const saved = watchDownloads();
    await userEvent.click(button);
    const alert = await canvas.findByRole('alert', undefined, { timeout: 5000 });
    await expect(saved).toEqual(['recarga-483920.png']);
    await expect(alert).toHaveTextContent(t('receipt.saved', { file: 'recarga-483920.png' }));
    await expect(alert).toHaveTextContent('483920.');
  },
});

/** The choice is off at first. It keeps the number, and nothing of the card. */
export const Remember = meta.story({
  tags: ['interaction'],
  async play({ canvas, globals, loaded, userEvent }) {
    const { remembered } = environmentOf({ loaded });
    const choice = await canvas.findByRole('checkbox', { name: t('repeat.remember') });
    await expect(choice).not.toBeChecked();
    await expect(choice).toHaveAccessibleDescription(t('repeat.rememberHint'));
    await userEvent.click(choice);
    await expect(choice).toBeChecked();
    const { carrier, product } = sampleTopUp(globals);
    const date = Date.UTC(2025, 10, 21, 18, 30);
    const kept = { carrier, phone: phone.digits, sku: product.sku, date };
    await expect(remembered?.read()).toEqual([kept]);
    await userEvent.click(choice);
    await expect(choice).not.toBeChecked();
    await expect(remembered?.read()).toEqual([]);
  },
});

/** The storage is full or blocked: the hint says that the choice holds for this visit only. */
export const RememberedForTheVisit = meta.story({
  parameters: { isStorageBlocked: true },
  async play({ canvas, userEvent }) {
    const choice = await canvas.findByRole('checkbox', { name: t('repeat.remember') });
    await expect(choice).toHaveAccessibleDescription(t('repeat.rememberHint'));
    await userEvent.click(choice);
    await expect(choice).toBeChecked();
    await expect(choice).toHaveAccessibleDescription(t('repeat.rememberFailed'));
  },
});

/** A second press undoes the first one: the number keeps its name, and the oldest of three comes back. */
export const RememberUndone = meta.story({
  tags: ['test-only', '!autodocs'],
  parameters: {
    ...withoutPictures,
    session: (): SeededSession => ({
      remembered: ['5511111111', '5522222222', '5533333333'].map((digits) => ({
        carrier: 'ATT',
        phone: digits,
        sku: 'ATT-PA-050',
        date: 0,
      })),
    }),
  },
  async play({ canvas, globals, loaded, userEvent }) {
    const { remembered } = environmentOf({ loaded });
    const before = remembered?.read();
    const choice = await canvas.findByRole('checkbox', { name: t('repeat.remember') });
    await userEvent.click(choice);
    const { carrier } = sampleTopUp(globals);
    remembered?.rename({ carrier, phone: phone.digits }, 'Mamá');
    await userEvent.click(choice);
    await expect(remembered?.read()).toEqual(before);
    await userEvent.click(choice);
    const [first, ...others] = remembered?.read() ?? [];
    await expect(first).toMatchObject({ phone: phone.digits, name: 'Mamá' });
    await expect(others).toEqual(before?.slice(0, 2));
  },
});

/** The number was remembered with another product. Its next payment updates the product and the date. */
export const Remembered = Pay.extend({
  tags: ['test-only', '!autodocs'],
  parameters: {
    ...withoutPictures,
    session: (globals: Globals): SeededSession => ({
      ...chosenProduct(globals),
      remembered: [{ ...rememberedTopUp(globals), sku: 'EARLIER', name: 'Mamá', date: 0 }],
    }),
  },
  async play({ canvas, globals, loaded, userEvent }) {
    await typeCard(canvas, userEvent);
    await userEvent.click(await findPay(canvas));
    const choice = await canvas.findByRole('checkbox', { name: t('repeat.remember') });
    await expect(choice).toBeChecked();
    const { sku } = sampleTopUp(globals).product;
    const [kept] = environmentOf({ loaded }).remembered?.read() ?? [];
    await expect(kept).toMatchObject({ sku, name: 'Mamá' });
    await expect(kept?.date).toBeGreaterThan(0);
  },
});
