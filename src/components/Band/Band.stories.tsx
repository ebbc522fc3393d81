import preview from '#storybook/preview';
import { Band, BandLead, BandTitle } from './Band';

const meta = preview.meta({
  title: 'Components/Page/Band',
  component: Band,
  parameters: {
    about: {
      use: 'For the sections of a long page. Neighbouring bands have different grounds.',
      avoid: 'For the header of a screen: use PageHeader.',
    },
  },
  args: {
    background: 'indigo' as const,
    'aria-label': 'Ventas',
  },
  render: (args) => (
    <Band {...args}>
      <BandTitle>Ventas</BandTitle>
      <BandLead>Elija la compañía. El paquete y el número vienen después.</BandLead>
    </Band>
  ),
});

export const Default = meta.story();

export const Brand = meta.story({ args: { background: 'brand' } });

export const Paper = meta.story({ args: { background: 'paper' } });

export const Ground = meta.story({ args: { background: 'ground' } });

export const Columns = meta.story({
  args: { background: 'ground', columns: 'wide-end' },
});
