import { expect, waitFor } from 'storybook/test';
import { box } from '#storybook/decorators/box';
import preview from '#storybook/preview';
import { counter, shop } from '#theme/pictures';
import { Carousel } from './Carousel';

const images = [
  { ...shop, alt: 'Una tienda con toldo, vitrina y flores en la puerta' },
  { ...counter, alt: 'Una terminal imprime un recibo sobre el mostrador' },
];

const meta = preview.meta({
  title: 'Components/Media/Carousel',
  component: Carousel,
  parameters: {
    about: {
      use: 'For a few pictures of equal importance, one at a time.',
      avoid: 'For content that every user must see: only one picture is shown at a time.',
      keyboard: [
        '`Enter` or `Space` presses an arrow. The arrows wrap around.',
        'Arrow keys scroll the focused pictures.',
      ],
    },
    layout: 'padded',
  },
  args: {
    label: 'Nuestros servicios en imágenes',
    images,
    previousLabel: 'Imagen anterior',
    nextLabel: 'Imagen siguiente',
  },
  decorators: [box({ maxInlineSize: '40rem' })],
});

export const Default = meta.story();

export const ChangeThePicture = Default.extend({
  tags: ['interaction', 'motion'],
  async play({ canvas, step, userEvent }) {
    const next = canvas.getByRole('button', { name: 'Imagen siguiente' });
    const previous = canvas.getByRole('button', { name: 'Imagen anterior' });
    const shown = () => canvas.getAllByRole('img').map((image) => image.getAttribute('alt'));

    await step('wraps around forward', async () => {
      await expect(shown()).toEqual(['Una tienda con toldo, vitrina y flores en la puerta']);
      await userEvent.click(next);
      await waitFor(() =>
        expect(shown()).toEqual(['Una terminal imprime un recibo sobre el mostrador']),
      );
      await userEvent.click(next);
      await waitFor(() =>
        expect(shown()).toEqual(['Una tienda con toldo, vitrina y flores en la puerta']),
      );
    });
    await step('wraps around backward, by the keyboard', async () => {
      previous.focus();
      await userEvent.keyboard('{Enter}');
      await waitFor(() =>
        expect(shown()).toEqual(['Una terminal imprime un recibo sobre el mostrador']),
      );
      await userEvent.keyboard(' ');
      await waitFor(() =>
        expect(shown()).toEqual(['Una tienda con toldo, vitrina y flores en la puerta']),
      );
    });
  },
});
