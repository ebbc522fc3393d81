import { expect } from 'storybook/test';
import preview from '#storybook/preview';
import { t, tr } from '#storybook/testing/i18n';
import { ProductButton } from '#components/ProductButton';
import { ProductGroup, ProductSkeletons } from './ProductGroup';

function buttons(count: number, description = 'Saldo + 400 MB y 750 MB para redes') {
  return Array.from({ length: count }, (_, index) => (
    <ProductButton
      description={description}
      lang="es"
      key={index}
      language="es"
      name="producto"
      price={20 * (index + 1)}
      value={String(index)}
    />
  ));
}

const meta = preview.meta({
  title: 'Components/Catalogue/ProductGroup',
  component: ProductGroup,
  parameters: {
    about: {
      use: 'For the choice of one ProductButton of several.',
      avoid: 'For links: use TileGrid.',
      keyboard: [
        '`Tab` moves to the selected product of the group.',
        'Arrow keys select another one.',
      ],
    },
    layout: 'padded',
  },
  args: { label: tr('carrier.products') },
  render: (args) => <ProductGroup {...args}>{buttons(4)}</ProductGroup>,
});

export const Default = meta.story();

export const ChooseByKeyboard = Default.extend({
  tags: ['interaction'],
  async play({ canvas, userEvent }) {
    const group = canvas.getByRole('radiogroup', { name: t('carrier.products') });
    await expect(group).toBeValid();
    await userEvent.tab();
    await userEvent.keyboard('[Space]{ArrowDown}');
    await expect(canvas.getAllByRole('radio')[1]).toBeChecked();
  },
});

export const WithError = meta.story({
  args: { error: tr('carrier.warning.product') },
  async play({ canvas }) {
    const group = canvas.getByRole('radiogroup');
    await expect(group).toBeInvalid();
    await expect(group).toHaveAccessibleDescription(t('carrier.warning.product'));
  },
});

export const WithLabel = meta.story({
  args: { labelVisible: true },
  async play({ canvas }) {
    await expect(canvas.getByText(t('carrier.products'))).toBeVisible();
    await expect(canvas.getByRole('radiogroup', { name: t('carrier.products') })).toBeValid();
  },
});

export const Loading = meta.story({ render: () => <ProductSkeletons count={6} /> });

export const Required = meta.story({
  args: { required: true },
  async play({ canvas }) {
    await expect(canvas.getByRole('radiogroup')).toBeRequired();
  },
});

export const LongDescriptions = meta.story({
  render: (args) => (
    <ProductGroup {...args}>
      {buttons(2, 'Saldo, 20 GB para navegar, redes sociales y servicio en México y Canadá')}
    </ProductGroup>
  ),
});
