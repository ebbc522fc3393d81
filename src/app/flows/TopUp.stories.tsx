import { expect, within } from 'storybook/test';
import { shownCarrier, UNKNOWN_CARRIER } from '#storybook/carriers';
import preview from '#storybook/preview';
import { t } from '#storybook/text';
import { AppRoutes } from '#app/AppRoutes';
import { themeOf } from '#theme/themes';

const meta = preview.meta({
  title: 'Flows/Top up',
  component: AppRoutes,
  parameters: { route: '/start' },
});

/** From the carriers to the receipts, through the app's own route table. */
export const Default = meta.story({
  async play({ canvas, globals, step, userEvent }) {
    const shown = shownCarrier(globals);
    const theme = themeOf(shown === UNKNOWN_CARRIER ? 'TELCEL' : shown);

    await step('chooses the carrier', async () => {
      await userEvent.click(await canvas.findByRole('link', { name: theme.name }));
    });

    await step('chooses the product and enters the number', async () => {
      const [, second] = await canvas.findAllByRole('radio');
      if (second === undefined) throw new Error('There are too few products.');
      await userEvent.click(second);
      await userEvent.type(canvas.getByRole('textbox', { name: t('field.phone') }), '5512345000');
      await userEvent.click(canvas.getByRole('button', { name: t('carrier.pay') }));
    });

    await step('pays with the made-up card', async () => {
      await expect(
        await canvas.findByRole('heading', { level: 1, name: t('payment.title') }),
      ).toHaveFocus();
      const field = (name: string) => canvas.getByRole('textbox', { name });
      await userEvent.type(field(t('field.cardholder')), 'María Muñoz');
      await userEvent.type(field(t('field.card')), '4242424242424242');
      await userEvent.type(field(t('field.expiry')), '0324');
      await userEvent.type(field(t('field.cvv')), '123{Enter}');
    });

    await step('shows the two receipts', async () => {
      const heading = await canvas.findByRole('heading', { level: 1, name: t('receipt.title') });
      await expect(heading).toHaveFocus();
      const payment = within(canvas.getByRole('region', { name: t('receipt.payment') }));
      await expect(payment.getByText('XXXX XXXX XXXX 4242')).toBeVisible();
      await expect(canvas.getByRole('region', { name: t('receipt.transaction') })).toBeVisible();
      await expect(canvas.getByText('551 234 50 00')).toBeVisible();
    });
  },
});
