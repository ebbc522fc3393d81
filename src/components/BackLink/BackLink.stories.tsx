import { expect, fn } from 'storybook/test';
import preview from '#storybook/preview';
import { t, tr } from '#storybook/text';
import { BackLink } from './BackLink';

const meta = preview.meta({
  title: 'Components/BackLink',
  component: BackLink,
  args: {
    href: '/start',
    label: tr('carrier.back'),
    onClick: fn((event: { preventDefault: () => void }) => {
      event.preventDefault();
    }),
  },
  decorators: [
    (Story) => (
      <div style={{ padding: '1rem', background: 'var(--color-brand)' }}>
        <Story />
      </div>
    ),
  ],
});

export const Default = meta.story({
  async play({ args, canvas, userEvent }) {
    const link = canvas.getByRole('link', { name: t('carrier.back') });
    await expect(link).toHaveAttribute('href', '/start');
    await userEvent.click(link);
    await expect(args.onClick).toHaveBeenCalledOnce();
    await expect(link.getBoundingClientRect().width).toBeGreaterThanOrEqual(44);
  },
});
