import { expect, waitFor } from 'storybook/test';
import { box } from '#storybook/decorators/box';
import preview from '#storybook/preview';
import { t, tr } from '#storybook/testing/i18n';
import { counter, shop } from '#theme/pictures';
import { Carousel } from './Carousel';

const images = [
  { ...shop, alt: tr('landing.services.shop') },
  { ...counter, alt: tr('landing.services.counter') },
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
    label: tr('landing.services.carousel'),
    images,
    previousLabel: tr('landing.services.previous'),
    nextLabel: tr('landing.services.next'),
  },
  decorators: [box({ maxInlineSize: '40rem' })],
});

export const Default = meta.story();

export const ChangeThePicture = Default.extend({
  tags: ['interaction', 'motion'],
  async play({ canvas, step, userEvent }) {
    const next = canvas.getByRole('button', { name: t('landing.services.next') });
    const previous = canvas.getByRole('button', { name: t('landing.services.previous') });
    const shown = () => canvas.getAllByRole('img').map((image) => image.getAttribute('alt'));

    await step('wraps around forward', async () => {
      await expect(shown()).toEqual([t('landing.services.shop')]);
      await userEvent.click(next);
      await waitFor(() => expect(shown()).toEqual([t('landing.services.counter')]));
      await userEvent.click(next);
      await waitFor(() => expect(shown()).toEqual([t('landing.services.shop')]));
    });
    await step('wraps around backward, by the keyboard', async () => {
      previous.focus();
      await userEvent.keyboard('{Enter}');
      await waitFor(() => expect(shown()).toEqual([t('landing.services.counter')]));
      await userEvent.keyboard(' ');
      await waitFor(() => expect(shown()).toEqual([t('landing.services.shop')]));
    });
  },
});
