import { expect, fn, waitFor } from 'storybook/test';
import preview from '#storybook/preview';
import { t } from '#storybook/testing/i18n';
import { updateStore } from './newVersion';
import { StatusBanners } from './StatusBanners';

const meta = preview.meta({
  title: 'Components/Feedback/StatusBanners',
  component: StatusBanners,
  // They depend on the window, so a comparison cannot show them.
  tags: ['!autodocs'],
  args: { onUpdate: fn(() => new Promise<void>((resolve) => setTimeout(resolve, 1000))) },
  parameters: { route: '/start' },
});

/** A page of an earlier version, while a new one is deployed. */
export const Default = meta.story({
  beforeEach() {
    updateStore.set(true);
    return () => {
      updateStore.set(false);
    };
  },
});

/** A press is ignored while the update is pending. */
export const Update = Default.extend({
  tags: ['interaction'],
  async play({ args, canvas, userEvent }) {
    await expect(canvas.getByRole('status')).toHaveTextContent(t('version.available'));
    const button = canvas.getByRole('button', { name: t('version.update') });
    await userEvent.dblClick(button);
    await expect(args.onUpdate).toHaveBeenCalledOnce();
    await waitFor(() => expect(button).not.toHaveAttribute('aria-disabled'), { timeout: 3000 });
  },
});

/** A screen that is opened without a network. */
export const Offline = meta.story({
  globals: { network: 'offline' },
  async play({ canvas }) {
    await expect(canvas.getByRole('status')).toHaveTextContent(t('offline.hint'));
  },
});

/** On the payment screen the banner does not mention prices. */
export const OfflineAtPayment = Offline.extend({
  parameters: { route: '/start/pago' },
  async play({ canvas }) {
    const banner = canvas.getByRole('status');
    await expect(banner).toHaveTextContent(t('offline.title'));
    await expect(banner).not.toHaveTextContent(t('offline.hint'));
  },
});
