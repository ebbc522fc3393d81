import { expect, fn } from 'storybook/test';
import { withoutPictures } from '#storybook/modes';
import { box } from '#storybook/decorators/box';
import preview from '#storybook/preview';
import { bills, cutPaper, tailored, topUp } from '#theme/pictures';
import { ImageSlider } from './ImageSlider';

const images = [
  { ...topUp, alt: 'Un colibrí bebe de la flor que sale de un teléfono celular' },
  { ...bills, alt: 'Recibos de luz, agua e internet tendidos en un lazo' },
  { ...tailored, alt: 'Unas tijeras recortan una página web a su medida' },
  { ...cutPaper, alt: 'Papel picado: dos colibríes frente a una flor' },
];

const meta = preview.meta({
  title: 'Components/Media/ImageSlider',
  component: ImageSlider,
  parameters: {
    about: {
      use: 'For pictures that present the product at the start of a page.',
      avoid: 'For content that every user must read: it moves automatically.',
      keyboard: [
        '`Tab` into the slider stops it until the user starts it again.',
        'Arrow keys scroll the focused pictures.',
        '`Enter` or `Space` presses a button.',
      ],
    },
    layout: 'padded',
  },
  args: {
    label: 'Ilustraciones de Colibrí',
    images,
    pauseLabel: 'Pausar las ilustraciones',
    playLabel: 'Reproducir las ilustraciones',
  },
  decorators: [box({ maxInlineSize: '34rem' })],
});

export const Default = meta.story();

export const ChooseAPicture = Default.extend({
  tags: ['interaction', 'motion'],
  async play({ canvas, step, userEvent }) {
    const currentDot = () => canvas.getByRole('button', { current: true });

    await step('shows the picture of a dot', async () => {
      await userEvent.click(
        canvas.getByRole('button', { name: 'Unas tijeras recortan una página web a su medida' }),
      );
      await expect(
        await canvas.findByRole('img', {
          name: 'Unas tijeras recortan una página web a su medida',
        }),
      ).toBeVisible();
      await expect(currentDot()).toHaveAccessibleName(
        'Unas tijeras recortan una página web a su medida',
      );
    });
  },
});

/** Keyboard focus stops the slider until the user starts it again, even after the focus leaves. */
export const StoppedByFocus = meta.story({
  tags: ['motion', 'test-only', '!autodocs'],
  parameters: withoutPictures,
  args: { onPlayingChange: fn() },
  render: (args) => (
    <>
      <ImageSlider {...args} />
      <button type="button">Ir al contenido</button>
    </>
  ),
  async play({ args, canvas, userEvent }) {
    // Under reduced motion it starts only, but then also, when the user presses play.
    const play = canvas.queryByRole('button', { name: 'Reproducir las ilustraciones' });
    if (play !== null) await userEvent.click(play);
    const after = canvas.getByRole('button', { name: 'Ir al contenido' });
    after.focus();
    await userEvent.tab({ shift: true });
    await expect(args.onPlayingChange).toHaveBeenLastCalledWith(false);
    await userEvent.tab();
    await expect(after).toHaveFocus();
    canvas.getByRole('button', { name: 'Reproducir las ilustraciones' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onPlayingChange).toHaveBeenLastCalledWith(true);
    await expect(canvas.getByRole('button', { name: 'Pausar las ilustraciones' })).toHaveFocus();
  },
});
