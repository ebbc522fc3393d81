import preview from '#storybook/preview';
import { tr } from '#storybook/testing/i18n';
import { Band } from '#components/Band';
import { LinkTabs } from './LinkTabs';

const meta = preview.meta({
  title: 'Components/Page/LinkTabs',
  component: LinkTabs,
  parameters: {
    sameInCarriers: true,
    about: {
      use: 'In an indigo Band, for panels that have their own addresses.',
      avoid: 'For panels without an address: use CategoryList.',
      keyboard: ['`Enter` follows a link.'],
    },
  },
  args: {
    label: tr('landing.shop.label'),
    value: 0,
    links: [
      { href: '#top-ups', label: tr('landing.shop.topUps') },
      { href: '#services', label: tr('landing.services.bills') },
      { href: '#proposals', label: tr('landing.shop.proposals') },
    ],
  },
  render: (args) => (
    <Band background="indigo">
      <LinkTabs {...args} />
    </Band>
  ),
});

export const Default = meta.story();

export const WithoutCurrent = meta.story({ args: { value: undefined } });
