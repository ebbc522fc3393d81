import { expect, fn } from 'storybook/test';
import preview from '#storybook/preview';
import { t, tr } from '#storybook/text';
import { BackLink } from './BackLink';

const meta = preview.meta({
  title: 'Components/Navigation/BackLink',
  component: BackLink,
  parameters: {
    about: {
      not: 'To leave the flow: that is a link in words.',
      parts: ['Arrow', 'Name, for assistive technology alone'],
      keys: ['`Enter` follows it.'],
    },
  },
  args: {
    href: '/start',
    label: tr('carrier.back'),
    onClick: fn(),
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
