import preview from '#storybook/preview';
import { tr } from '#storybook/testing/i18n';
import { Band } from '#components/Band';
import { LinkTabs } from './LinkTabs';

const meta = preview.meta({
  title: 'Components/Page/LinkTabs',
  component: LinkTabs,
  parameters: {
    about: {
      use: 'In an indigo Band, for panels that have their own addresses.',
      avoid: 'For panels without an address: use CategoryList.',
      keyboard: ['`Enter` follows a link.'],
    },
  },
  args: {
    label: tr('landing.shop.label'),
    current: 0,
    links: [
      { href: '#top-ups', text: tr('landing.shop.topUps') },
      { href: '#services', text: tr('landing.shop.services') },
      { href: '#proposals', text: tr('landing.shop.proposals') },
    ],
  },
  render: (args) => (
    <Band ground="indigo" next="ground">
      <LinkTabs {...args} />
    </Band>
  ),
});

export const Default = meta.story();

export const WithoutCurrent = meta.story({ args: { current: undefined } });

export const LongTexts = meta.story({
  args: { links: [{ href: '#long', text: tr('app.errorHint') }] },
});
