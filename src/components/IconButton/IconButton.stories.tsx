import { expect, fn } from 'storybook/test';
import preview from '#storybook/preview';
import { t, tr } from '#storybook/text';
import { IconButton } from './IconButton';

const meta = preview.meta({
  title: 'Components/Actions/IconButton',
  component: IconButton,
  parameters: {
    about: {
      not: 'Where a word fits: an icon alone has to be guessed.',
      parts: ['Icon', 'Name, for assistive technology alone'],
      keys: ['`Enter` or `Space` presses it.'],
    },
    layout: 'padded',
  },
  args: { icon: 'close' as const, label: tr('notification.close'), onClick: fn() },
});

export const Default = meta.story({
  async play({ args, canvas, userEvent }) {
    const button = canvas.getByRole('button', { name: t('notification.close') });
    await userEvent.click(button);
    await expect(args.onClick).toHaveBeenCalledOnce();
    const { width, height } = button.getBoundingClientRect();
    await expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
  },
});

export const OnBrand = meta.story({
  args: { surface: 'brand' },
  decorators: [
    (Story) => (
      <div style={{ padding: '1rem', background: 'var(--color-brand)' }}>
        <Story />
      </div>
    ),
  ],
});

export const Disabled = meta.story({ args: { disabled: true } });
