import { expect } from 'storybook/test';
import preview from '#storybook/preview';
import { t } from '#storybook/testing/i18n';
import { updateStore } from './newVersion';
import { StatusBanners } from './StatusBanners';

const meta = preview.meta({
  title: 'Components/Feedback/StatusBanners',
  component: StatusBanners,
  // They depend on the window, so a comparison cannot show them.
  tags: ['!autodocs'],
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
  async play({ canvas }) {
    await expect(canvas.getByRole('status')).toHaveTextContent(t('version.available'));
    await expect(canvas.getByRole('button', { name: t('version.update') })).toBeVisible();
  },
});

/** A screen that is opened without a network. */
export const Offline = meta.story({
  globals: { network: 'offline' },
  async play({ canvas }) {
    await expect(canvas.getByRole('status')).toHaveTextContent(t('offline.hint'));
  },
});
