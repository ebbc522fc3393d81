import { fn } from 'storybook/test';
import { keyModes } from '#storybook/modes';
import preview from '#storybook/preview';
import { ProductButton } from './ProductButton';

const long =
  'Saldo para llamadas y mensajes, 20 GB para navegar, redes sociales ilimitadas y servicio en México, Estados Unidos y Canadá';

const meta = preview.meta({
  title: 'Components/Catalogue/ProductButton',
  component: ProductButton,
  parameters: {
    about: {
      use: 'For one choice of many with a price. Keep the description under 40 characters.',
      avoid: 'For a single product: use Button.',
      keyboard: [
        '`Tab` moves to the selected product of the group.',
        'Arrow keys select another one.',
      ],
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
    name: 'producto',
    value: 'TEL-TA-050',
    onChange: fn(),
  },
});

export const Default = meta.story({ parameters: { chromatic: { modes: keyModes } } });

export const Selected = meta.story({ args: { defaultChecked: true } });

export const Disabled = meta.story({ args: { disabled: true } });

export const WithoutValidity = meta.story({
  args: { product: { description: '1 hora', price: 50 } },
});

export const LongDescription = meta.story({
  args: { product: { description: long, price: 50, validity: '7 días' } },
});

export const Hovered = meta.story({ parameters: { pseudo: { hover: true } } });

export const Focused = meta.story({ parameters: { pseudo: { focusVisible: ['input'] } } });

export const Pressed = meta.story({ parameters: { pseudo: { active: true, hover: true } } });
