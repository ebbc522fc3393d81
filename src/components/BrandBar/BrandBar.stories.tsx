import preview from '#storybook/preview';
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
  args: { name: 'Colibrí', label: 'Colibrí Recargas, inicio', home: { href: '/start' } },
});

export const Default = meta.story();

/** The navigation is in the centre from 900 px. */
export const WithNav = meta.story({
  render: (args) => <BrandBar {...args} nav={<a href="#shop">Ventas</a>} end={<span>ES</span>} />,
});
