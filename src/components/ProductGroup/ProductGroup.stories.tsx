import preview from '#storybook/preview';
import { ProductButton } from '#components/ProductButton';
import { ProductGroup, ProductSkeletons } from './ProductGroup';

const meta = preview.meta({
  title: 'Components/Catalogue/ProductGroup',
  component: ProductGroup,
  parameters: {
    about: {
      use: 'For the choice of one ProductButton of several.',
      avoid: 'For links: use TileGrid.',
      keyboard: [
        '`Tab` moves to the selected product of the group.',
        'Arrow keys select another one.',
      ],
    },
    layout: 'padded',
  },
  args: { label: 'Paquetes a elegir' },
  render: (args) => (
    <ProductGroup {...args}>
      {[20, 40, 60, 80].map((price) => (
        <ProductButton
          key={price}
          name="producto"
          product={{ description: 'Saldo + 400 MB y 750 MB para redes', lang: 'es', price }}
          value={price}
        />
      ))}
    </ProductGroup>
  ),
});

export const Default = meta.story();

export const WithError = meta.story({
  args: { error: 'Elija un paquete para continuar', required: true },
});

export const WithLabel = meta.story({ args: { labelVisible: true } });

export const Loading = meta.story({ render: () => <ProductSkeletons count={6} /> });
