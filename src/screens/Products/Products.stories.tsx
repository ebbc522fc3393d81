import { expect, within } from 'storybook/test';
import preview from '#storybook/preview';
import { t } from '#storybook/text';
import { AppRoutes } from '#app/AppRoutes';
import { ProductsScreen } from './Products';

const meta = preview.meta({
  title: 'Screens/Products',
  component: ProductsScreen,
  parameters: { route: '/start' },
  render: () => <AppRoutes />,
});

export const Default = meta.story({
  async play({ canvas }) {
    const list = await canvas.findByRole('list', { name: t('products.list') });
    await expect(within(list).getAllByRole('link')).toHaveLength(9);
    await expect(within(list).getByRole('link', { name: 'Telcel' })).toHaveAttribute(
      'href',
      '/start/company/TELCEL',
    );
  },
});

export const AbonoPopup = meta.story({
  async play({ canvas, userEvent }) {
    await canvas.findByRole('list', { name: t('products.list') });
    const tile = canvas.getByRole('button', { name: new RegExp(t('sale.abono')) });
    await userEvent.click(tile);
    const dialog = await canvas.findByRole('dialog', { name: t('abono.title') });
    await userEvent.click(within(dialog).getByRole('button', { name: t('abono.close') }));
    await expect(dialog).not.toBeVisible();
    await expect(tile).toHaveFocus();
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(t('products.title'));
  },
});
