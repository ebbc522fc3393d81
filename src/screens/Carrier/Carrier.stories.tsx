import { expect, within } from 'storybook/test';
import { shownCarrier } from '#storybook/carriers';
import preview from '#storybook/preview';
import { t } from '#storybook/text';
import { AppRoutes } from '#app/AppRoutes';
import { catalogue } from '#mocks/catalogue';
import { findCarrier } from '#recargas/carriers';
import { CarrierScreen } from './Carrier';

/** A carrier that sells something, whichever the toolbar has chosen. */
function sellingCarrier(globals: Readonly<Record<string, unknown>>) {
  const name = findCarrier(catalogue, shownCarrier(globals))?.name ?? 'TELCEL';
  const [first, second] = findCarrier(catalogue, name)?.categorias ?? [];
  const [product] = first?.productos ?? [];
  if (first === undefined || product === undefined) throw new Error(`${name} sells nothing.`);
  return { name, first, second, product };
}

const meta = preview.meta({
  title: 'Screens/Carrier',
  component: CarrierScreen,
  parameters: {
    route: (globals: Readonly<Record<string, unknown>>) =>
      `/start/company/${sellingCarrier(globals).name}`,
  },
  render: () => <AppRoutes />,
});

export const Default = meta.story({
  async play({ canvas, globals }) {
    const { first } = sellingCarrier(globals);
    const tab = await canvas.findByRole('tab', { name: first.Categoria });
    await expect(tab).toHaveAttribute('aria-selected', 'true');
    await expect(canvas.getAllByRole('radio')).toHaveLength(first.productos.length);
    await expect(canvas.getByRole('link', { name: t('carrier.back') })).toHaveAttribute(
      'href',
      '/start',
    );
  },
});

export const OtherCategory = meta.story({
  async play({ canvas, globals, userEvent }) {
    const { second } = sellingCarrier(globals);
    await canvas.findAllByRole('radio');
    if (second === undefined) return;
    await userEvent.click(canvas.getByRole('tab', { name: second.Categoria }));
    await expect(canvas.getAllByRole('radio')).toHaveLength(second.productos.length);
  },
});

export const ProductChosen = meta.story({
  async play({ canvas, globals, userEvent }) {
    const { product } = sellingCarrier(globals);
    const [radio] = await canvas.findAllByRole('radio');
    if (radio === undefined) throw new Error('There is no product.');
    await userEvent.click(radio);
    const detail = within(canvas.getByRole('group', { name: t('carrier.chosen') }));
    await expect(detail.getByText(product.descripcion)).toBeVisible();
    await expect(window.sessionStorage.getItem('pselect')).toBe(JSON.stringify(product));
  },
});

export const PhoneMissing = meta.story({
  async play({ canvas, userEvent }) {
    await canvas.findAllByRole('radio');
    await userEvent.click(canvas.getByRole('button', { name: t('carrier.pay') }));
    const phone = canvas.getByRole('textbox', { name: t('field.phone') });
    await expect(phone).toHaveFocus();
    await expect(phone).toBeInvalid();
    await expect(phone).toHaveAccessibleDescription(t('carrier.warning.phone'));
    const notices = within(document.body).getByRole('region', { name: t('notification.region') });
    await expect(notices).toHaveTextContent(t('carrier.warning.phone'));
    await expect(canvas.getByRole('button', { name: t('carrier.pay') })).toBeVisible();
  },
});

export const ProductMissing = meta.story({
  async play({ canvas, userEvent }) {
    const [first] = await canvas.findAllByRole('radio');
    await userEvent.type(canvas.getByRole('textbox', { name: t('field.phone') }), '5512345000');
    await userEvent.click(canvas.getByRole('button', { name: t('carrier.pay') }));
    const notices = within(document.body).getByRole('region', { name: t('notification.region') });
    await expect(notices).toHaveTextContent(t('carrier.warning.product'));
    await expect(first).toHaveFocus();
  },
});

export const StartedOver = meta.story({
  async play({ canvas, globals, userEvent }) {
    const { first, second } = sellingCarrier(globals);
    await canvas.findAllByRole('radio');
    const phone = canvas.getByRole('textbox', { name: t('field.phone') });
    await userEvent.type(phone, '5512345000');
    if (second !== undefined) {
      await userEvent.click(canvas.getByRole('tab', { name: second.Categoria }));
    }
    const [radio] = canvas.getAllByRole('radio');
    if (radio !== undefined) await userEvent.click(radio);
    await userEvent.click(canvas.getByRole('button', { name: t('carrier.reset') }));
    await expect(phone).toHaveValue('');
    await expect(canvas.getByRole('tab', { name: first.Categoria })).toHaveAttribute(
      'aria-selected',
      'true',
    );
    await expect(canvas.queryByRole('radio', { checked: true })).not.toBeInTheDocument();
    await expect(window.sessionStorage.getItem('pselect')).toBeNull();
  },
});

export const UnknownCarrier = meta.story({
  parameters: { route: '/start/company/COMETA' },
  async play({ canvas }) {
    await expect(await canvas.findByText(t('products.title'))).toBeVisible();
  },
});

export const NoProducts = meta.story({
  globals: { network: 'empty' },
  async play({ canvas }) {
    await expect(await canvas.findByRole('button', { name: t('carrier.pay') })).toBeVisible();
    await expect(canvas.queryByRole('radio')).not.toBeInTheDocument();
  },
});

export const Loading = meta.story({
  globals: { network: 'slow' },
  async play({ canvas }) {
    await expect(await canvas.findByRole('textbox', { name: t('field.phone') })).toBeVisible();
    await expect(canvas.queryByRole('tab')).not.toBeInTheDocument();
  },
});
