import { expect, fireEvent } from 'storybook/test';
import preview from '#storybook/preview';
import { t, tr } from '#storybook/text';
import { Picture } from '#components/Picture';
import { Carousel } from './Carousel';

const images = (['shop', 'counter'] as const).map((name) => ({
  id: name,
  label: tr(`landing.services.${name}`),
  picture: <Picture alt={name} name={name} />,
}));

const meta = preview.meta({
  title: 'Components/Carousel',
  component: Carousel,
  parameters: { layout: 'padded' },
  args: {
    label: tr('landing.services.carousel'),
    images,
    previousLabel: tr('landing.services.previous'),
    nextLabel: tr('landing.services.next'),
  },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: '40rem' }}>
        <Story />
      </div>
    ),
  ],
});

export const Default = meta.story({
  async play({ canvas, step, userEvent }) {
    const next = canvas.getByRole('button', { name: t('landing.services.next') });
    const previous = canvas.getByRole('button', { name: t('landing.services.previous') });
    const shown = () => canvas.getAllByRole('img').map((image) => image.getAttribute('alt'));

    await step('wraps around forward', async () => {
      await expect(shown()).toEqual(['shop']);
      await userEvent.click(next);
      await expect.poll(shown).toEqual(['counter']);
      await userEvent.click(next);
      await expect.poll(shown).toEqual(['shop']);
    });
    await step('wraps around backward, by the keyboard', async () => {
      previous.focus();
      await userEvent.keyboard('{Enter}');
      await expect.poll(shown).toEqual(['counter']);
      await userEvent.keyboard(' ');
      await expect.poll(shown).toEqual(['shop']);
    });
    await step('turns by swipes, but not by scrolling', async () => {
      const swipe = (across: number, along: number) => {
        const [picture] = canvas.getAllByRole('img');
        if (picture === undefined) throw new Error('There is no picture to swipe on.');
        fireEvent.pointerDown(picture, { clientX: 200, clientY: 200 });
        fireEvent.pointerUp(picture, { clientX: 200 + across, clientY: 200 + along });
      };
      swipe(-80, 10);
      await expect.poll(shown).toEqual(['counter']);
      swipe(80, 10);
      await expect.poll(shown).toEqual(['shop']);
      swipe(60, 120);
      await expect.poll(shown).toEqual(['shop']);
    });
  },
});

export const OnePicture = meta.story({
  args: { images: images.slice(0, 1) },
  async play({ canvas }) {
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
  },
});
