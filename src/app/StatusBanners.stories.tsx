import { expect } from 'storybook/test';
import preview from '#storybook/preview';
import { t } from '#storybook/testing/i18n';
import { OfflineListContext, type OfflineList } from '#screens/data/useCarriers';
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

/** The list of an earlier visit is shown, because there is no network. */
export const Offline = meta.story({
  render: () => withOfflineList('stored'),
  async play({ canvas }) {
    await expect(canvas.getByRole('status')).toHaveTextContent(t('offline.stored'));
  },
});

/** There is neither a network nor a list of an earlier visit. */
export const OfflineWithoutList = meta.story({
  render: () => withOfflineList('missing'),
  async play({ canvas }) {
    await expect(canvas.getByRole('status')).toHaveTextContent(t('offline.missing'));
  },
});

function withOfflineList(list: OfflineList) {
  return (
    <OfflineListContext value={[list, () => undefined]}>
      <StatusBanners />
    </OfflineListContext>
  );
}
