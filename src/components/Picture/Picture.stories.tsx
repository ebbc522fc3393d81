import { expect } from 'storybook/test';
import preview from '#storybook/preview';
import { t, tr } from '#storybook/testing/i18n';
import { Picture } from './Picture';
import { pictures } from './pictures';

const meta = preview.meta({
  title: 'Components/Media/Picture',
  component: Picture,
  parameters: {
    about: {
      use: 'For the illustrations of the library, with a text if they have a meaning.',
      avoid: 'For photographs and wordmarks.',
      anatomy: ['Drawing'],
    },
    layout: 'padded',
  },
  args: { name: 'topUp' as const, alt: tr('landing.home.topUp') },
});

export const Default = meta.story({
  async play({ canvas }) {
    const picture = canvas.getByRole('img', { name: t('landing.home.topUp') });
    await expect(picture).toHaveAttribute('width', '800');
    await expect(picture).toHaveAttribute('height', '600');
  },
});

export const Decorative = meta.story({
  args: { name: 'hummingbird' as const, alt: '' },
  async play({ canvas }) {
    await expect(canvas.queryByRole('img')).not.toBeInTheDocument();
  },
});

export const All = meta.story({
  render: () => (
    <div
      style={{
        display: 'grid',
        gap: '1rem',
        gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 18rem), 1fr))',
      }}
    >
      {(Object.keys(pictures) as (keyof typeof pictures)[]).map((name) => (
        <Picture key={name} name={name} />
      ))}
    </div>
  ),
});
