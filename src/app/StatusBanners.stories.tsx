import { expect, spyOn, waitFor } from 'storybook/test';
import preview from '#storybook/preview';
import { t } from '#storybook/testing/i18n';
import { StatusBanners } from './StatusBanners';

const meta = preview.meta({
  title: 'Screens/Page notices',
  component: StatusBanners,
  parameters: {
    route: '/start',
    allowed: {
      'landmark-one-main': 'The lines stand above a screen, which has it.',
      'page-has-heading-one': 'The lines stand above a screen, which has it.',
    },
  },
});

/** Lets the browser say that it has a network, or none. */
function setOnline(isOnline: boolean): void {
  spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
  window.dispatchEvent(new Event(isOnline ? 'online' : 'offline'));
}

/** A screen that is opened without a network. */
export const Offline = meta.story({
  beforeEach() {
    setOnline(false);
  },
  async play({ canvas, step }) {
    const line = canvas.getByRole('status');
    await expect(line).toHaveTextContent(t('offline.hint'));
    await step('the network comes back', async () => {
      setOnline(true);
      await waitFor(() => expect(line).toHaveTextContent(t('offline.over')));
      setOnline(false);
      await waitFor(() => expect(line).toHaveTextContent(t('offline.hint')));
    });
  },
});

/** Nothing is said of prices where one is being paid, or has been. */
export const OfflineAtPayment = Offline.extend({
  parameters: { route: '/start/pago' },
  async play({ canvas }) {
    const line = canvas.getByRole('status');
    await expect(line).toHaveTextContent(t('offline.title'));
    await expect(line).not.toHaveTextContent(t('offline.hint'));
  },
});
