import preview from '#storybook/preview';
import { t, tr } from '#storybook/testing/i18n';
import { BrandBar } from './BrandBar';

const meta = preview.meta({
  title: 'Components/Page/BrandBar',
  component: BrandBar,
  parameters: {
    sameInCarriers: true,
    about: {
      use: 'At the start of the pages of the company itself, such as the products screen.',
      avoid: 'On a carrier’s screens: use the bar of PageHeader.',
      keyboard: ['`Enter` follows the link.'],
    },
  },
  args: { name: tr('app.name'), label: tr('app.home'), home: { href: '/start' } },
});

export const Default = meta.story();

/** The navigation is in the centre from 900 px. */
export const WithNav = meta.story({
  render: (args) => (
    <BrandBar {...args} nav={<a href="#shop">{t('landing.nav.shop')}</a>} end={<span>ES</span>} />
  ),
});
