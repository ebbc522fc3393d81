import { expect, fn } from 'storybook/test';
import { withoutPictures } from '#storybook/modes';
import { box } from '#storybook/decorators/box';
import preview from '#storybook/preview';
import { t, tr } from '#storybook/testing/i18n';
import { bills, cutPaper, tailored, topUp } from '#theme/pictures';
import { ImageSlider } from './ImageSlider';

const images = [
  { ...topUp, alt: tr('landing.home.topUp') },
  { ...bills, alt: tr('landing.home.bills') },
  { ...tailored, alt: tr('landing.home.tailored') },
  { ...cutPaper, alt: tr('landing.home.cutPaper') },
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
    label: tr('landing.home.slider'),
    images,
    pauseLabel: tr('landing.home.pause'),
    playLabel: tr('landing.home.play'),
  },
  decorators: [box({ maxInlineSize: '34rem' })],
});

export const Default = meta.story();

export const ChooseAPicture = Default.extend({
  tags: ['interaction', 'motion'],
  async play({ canvas, step, userEvent }) {
    const currentDot = () => canvas.getByRole('button', { current: true });

    await step('shows the picture of a dot', async () => {
      await userEvent.click(canvas.getByRole('button', { name: t('landing.home.tailored') }));
      await expect(
        await canvas.findByRole('img', { name: t('landing.home.tailored') }),
      ).toBeVisible();
      await expect(currentDot()).toHaveAccessibleName(t('landing.home.tailored'));
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
      <button type="button">{t('app.skip')}</button>
    </>
  ),
  async play({ args, canvas, userEvent }) {
    // Under reduced motion it starts only, but then also, when the user presses play.
    const play = canvas.queryByRole('button', { name: t('landing.home.play') });
    if (play !== null) await userEvent.click(play);
    const after = canvas.getByRole('button', { name: t('app.skip') });
    after.focus();
    await userEvent.tab({ shift: true });
    await expect(args.onPlayingChange).toHaveBeenLastCalledWith(false);
    await userEvent.tab();
    await expect(after).toHaveFocus();
    canvas.getByRole('button', { name: t('landing.home.play') }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onPlayingChange).toHaveBeenLastCalledWith(true);
    await expect(canvas.getByRole('button', { name: t('landing.home.pause') })).toHaveFocus();
  },
});
