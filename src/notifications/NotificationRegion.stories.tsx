import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '#components/Button';
import { InfoDialog } from '#components/InfoDialog';
import preview from '#storybook/preview';
import { t, tr } from '#storybook/testing/i18n';
import { NotificationRegion } from './NotificationRegion';
import { Notifier, Stage } from './testing/Stage';

function findRegion() {
  return screen.findByRole('region', { name: t('notification.region') });
}

function findClose() {
  return screen.findAllByRole('button', { name: t('notification.close') });
}

/** Waits for the cards to be opaque, as the contrast check reads their colours. */
async function cardsEntered() {
  const region = await findRegion();
  await waitFor(() => {
    const running = region.getAnimations({ subtree: true });
    const entering = running.filter(({ effect }) => effect?.getComputedTiming().fill === 'none');
    return expect(entering).toHaveLength(0);
  });
}

const meta = preview.meta({
  title: 'Components/Feedback/NotificationRegion',
  component: NotificationRegion,
  args: { label: tr('notification.region'), closeLabel: tr('notification.close') },
  parameters: {
    about: {
      use: 'For short messages about the last action of the user. Render it once.',
      avoid: 'For what the user must keep: notifications close automatically.',
      anatomy: ['Notification with its tone, title and message', 'Button that closes it'],
      keyboard: [
        '`Tab` reaches each close button; they come first in the page or the open dialog.',
        '`Escape` closes the focused one, and the focus moves to the next or back.',
        '`Escape` elsewhere closes the newest, unless a dialog or menu is open.',
      ],
    },
    layout: 'padded',
    docs: { story: { inline: false, height: '448px' } },
  },
});

/** A warning as a screen shows it: pressed again, the button restarts it. */
export const Default = meta.story({
  tags: ['motion'],
  render: (args) => (
    <Stage {...args}>
      <Notifier
        label={t('carrier.pay')}
        content={{ tone: 'warning', message: t('carrier.warning.phone'), key: 'phone' }}
      />
    </Stage>
  ),
  async play({ canvas }) {
    const pay = canvas.getByRole('button', { name: t('carrier.pay') });
    await userEvent.click(pay);
    const region = within(await findRegion());
    await waitFor(async () => {
      await expect(region.getByText(t('carrier.warning.phone'))).toBeVisible();
    });
    const alerts = screen.getAllByRole('alert');
    await waitFor(async () => {
      await expect(alerts.map((alert) => alert.textContent).join('')).toBe(
        `${t('carrier.warning.phone')}.`,
      );
    });
    await userEvent.click(pay);
    await expect(region.getAllByRole('listitem')).toHaveLength(1);
    const [close] = await findClose();
    if (close !== undefined) await userEvent.click(close);
    await waitFor(async () => {
      await expect(screen.queryByText(t('carrier.warning.phone'))).not.toBeInTheDocument();
    });
    await userEvent.click(pay);
    await cardsEntered();
  },
});

/** Each tone has its own icon and outline, so that none depends on colour alone. */
export const Tones = meta.story({
  tags: ['motion'],
  render: (args) => (
    <Stage
      {...args}
      active={[
        { tone: 'error', message: t('receipt.copyFailed') },
        { tone: 'success', message: t('receipt.copied') },
        { tone: 'info', message: t('payment.notAvailable') },
        { tone: 'warning', message: t('payment.warning.card') },
      ]}
    />
  ),
  async play() {
    const region = within(await findRegion());
    await expect(region.getAllByRole('listitem')).toHaveLength(4);
    await expect(region.getAllByRole('listitem')[0]).toHaveTextContent(t('payment.warning.card'));
    await cardsEntered();
  },
});

/** A title with a hint below it. */
export const TitleAndMessage = meta.story({
  render: (args) => (
    <Stage
      {...args}
      active={[
        {
          tone: 'warning',
          title: t('payment.warning.expiry'),
          message: t('payment.warning.expiryHint'),
        },
      ]}
    />
  ),
  async play() {
    await expect(await findRegion()).toHaveTextContent(
      t('payment.warning.expiry') + t('payment.warning.expiryHint'),
    );
  },
});

/** Five at once; the others are queued. */
export const Compact = meta.story({
  tags: ['motion'],
  render: (args) => (
    <Stage
      {...args}
      preset="compact"
      active={[1, 2, 3, 4, 5, 6, 7].map((number) => ({
        tone: 'info',
        message: t('carrier.validity', { count: number }),
      }))}
    />
  ),
  async play() {
    const region = within(await findRegion());
    const message = (count: number) => t('carrier.validity', { count });
    await expect(region.getAllByRole('listitem')).toHaveLength(5);
    await expect(region.queryByText(message(6))).not.toBeInTheDocument();
    const [first] = await findClose();
    if (first !== undefined) await userEvent.click(first);
    await expect(await region.findByText(message(6))).toBeInTheDocument();
    await expect(region.getAllByRole('listitem')).toHaveLength(5);
    await expect(region.queryByText(message(1))).not.toBeInTheDocument();
    await cardsEntered();
  },
});

/** A long text wraps; the button stays in the corner. */
export const LongText = meta.story({
  render: (args) => (
    <Stage
      {...args}
      active={[{ tone: 'info', title: t('abono.title'), message: t('abono.body') }]}
    />
  ),
});

/** While a dialog is open the region is inside it, above it and usable. */
export const InsideDialog = meta.story({
  render: (args) => (
    <Stage
      {...args}
      active={[
        { tone: 'warning', message: t('payment.warning.card') },
        { tone: 'success', message: t('receipt.copied') },
      ]}
    >
      <InfoDialog
        closeLabel={t('abono.close')}
        heading={t('abono.title')}
        onClose={() => undefined}
        open
      >
        {t('abono.body')}
      </InfoDialog>
    </Stage>
  ),
  async play() {
    const dialog = await screen.findByRole('dialog', { name: t('abono.title') });
    const inside = within(dialog);
    const [close] = await inside.findAllByRole('button', { name: t('notification.close') });
    if (close !== undefined) await userEvent.click(close);
    await waitFor(async () => {
      await expect(screen.queryByText(t('receipt.copied'))).not.toBeInTheDocument();
    });
    await expect(dialog).toBeVisible();
  },
});

/** By keyboard: Escape closes the focused one, and the focus moves to the next, then back. */
export const ByKeyboard = meta.story({
  tags: ['test-only', '!autodocs'],
  render: (args) => (
    <Stage
      {...args}
      active={[
        { tone: 'warning', message: t('payment.warning.cardholder') },
        { tone: 'warning', message: t('payment.warning.card') },
      ]}
    >
      <Button>{t('carrier.pay')}</Button>
    </Stage>
  ),
  async play({ canvas }) {
    const origin = canvas.getByRole('button', { name: t('carrier.pay') });
    origin.focus();
    const [newest, older] = await findClose();
    newest?.focus();
    await userEvent.keyboard('{Escape}');
    await expect(older).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect(origin).toHaveFocus();
  },
});
