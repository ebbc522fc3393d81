import { expect, fn } from 'storybook/test';
import preview from '#storybook/preview';
import { t } from '#storybook/testing/i18n';
import { NewVersionOffer } from './NewVersionOffer';

const meta = preview.meta({
  title: 'Screens/New version',
  component: NewVersionOffer,
  args: { onUpdate: fn() },
  parameters: {
    route: '/start',
    allowed: {
      'landmark-one-main': 'The line is shown above a screen, which has it.',
      'page-has-heading-one': 'The line is shown above a screen, which has it.',
    },
  },
});

/** A page of an earlier version, while a new one is deployed. */
export const Default = meta.story({
  async play({ args, canvas, userEvent }) {
    await expect(canvas.getByRole('status')).toHaveTextContent(t('version.waits'));
    await userEvent.click(canvas.getByRole('button', { name: t('version.take') }));
    await expect(args.onUpdate).toHaveBeenCalledOnce();
  },
});
