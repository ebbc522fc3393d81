import { expect } from 'storybook/test';
import preview from '#storybook/preview';
import { CarrierTile } from '#components/CarrierTile';
import { carrierThemes } from '#theme/themes';
import { TileGrid } from './TileGrid';

const codes = carrierThemes.map(({ code }) => code);

function tiles(names: readonly string[]) {
  return names.map((code) => (
    <li key={code}>
      <CarrierTile code={code} href={`/start/company/${code}`} />
    </li>
  ));
}

const meta = preview.meta({
  title: 'Components/Catalogue/TileGrid',
  component: TileGrid,
  parameters: {
    sameInCarriers: true,
    about: {
      use: 'For a list of CarrierTile, also while it loads.',
      avoid: 'For products: use ProductGroup.',
      keyboard: ['`Tab` moves to the next tile.'],
    },
    layout: 'padded',
  },
  args: { label: 'Compañías', loadingText: 'Cargando' },
  render: (args) => <TileGrid {...args}>{tiles(codes)}</TileGrid>,
});

export const Default = meta.story();

export const Large = meta.story({ args: { size: 'large' } });

/** One item has the loading text. The skeletons are hidden from assistive technology. */
export const Loading = meta.story({
  args: { loading: true, label: 'Cargando compañías' },
  async play({ canvas }) {
    await expect(canvas.getByRole('listitem')).toHaveTextContent('Cargando');
  },
});

/** The drawing is hidden from assistive technology. */
export const Empty = meta.story({ render: (args) => <TileGrid {...args} /> });
