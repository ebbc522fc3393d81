import { box } from '#storybook/decorators/box';
import preview from '#storybook/preview';
import { ProductDetail } from './ProductDetail';

const meta = preview.meta({
  title: 'Components/Catalogue/ProductDetail',
  component: ProductDetail,
  parameters: {
    about: {
      use: 'For the selected product, near the button that pays.',
      avoid: 'In a list: use ProductButton.',
    },
    layout: 'padded',
  },
  args: {
    product: {
      description: 'Saldo + 400 MB y 750 MB para redes',
      lang: 'es',
      price: 50,
      validity: '7 días',
    },
  },
});

export const Default = meta.story();

/** The description is cut, and the validity is not. */
export const LongDescription = meta.story({
  decorators: [box({ containerType: 'inline-size', maxInlineSize: '20rem' })],
  parameters: {
    allowed: {
      clipped: 'The pay bar shows two lines at most; the list shows the complete description.',
    },
  },
  args: {
    product: {
      description:
        'Saldo para llamadas y mensajes, 20 GB para navegar, redes sociales ilimitadas y servicio en México, Estados Unidos y Canadá',
      price: 50,
      validity: '7 días',
    },
  },
});
