import preview from '#storybook/preview';
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
    label: 'Ventas: recargas, pago de servicios y propuestas',
    value: 0,
    links: [
      { href: '#top-ups', label: 'Recargas' },
      { href: '#services', label: 'Pago de servicios' },
      { href: '#proposals', label: 'Propuestas' },
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
