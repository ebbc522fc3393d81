import preview from '#storybook/preview';
import { TextLink } from './TextLink';

const meta = preview.meta({
  title: 'Components/Actions/TextLink',
  component: TextLink,
  parameters: {
    about: {
      use: 'For a link on a separate line.',
      avoid: 'Inside a sentence: use a plain link. For the main action: use ButtonLink.',
      keyboard: ['`Enter` follows the link.'],
    },
    layout: 'padded',
  },
  args: { href: '#receipt', children: 'Ver el último recibo' },
});

export const Default = meta.story();

export const Brand = meta.story({ args: { variant: 'brand' } });

export const Quiet = meta.story({ args: { variant: 'quiet' } });

export const LongText = meta.story({
  args: {
    children:
      'Puede deberse a la conexión o a una versión nueva del sitio. Ningún pago se repite al actualizar la página.',
  },
});
