import { expect, waitFor } from 'storybook/test';
import { withoutPictures } from '#storybook/modes';
import preview from '#storybook/preview';
import { t } from '#storybook/testing/i18n';
import { environmentOf } from '#storybook/testing/storyEnvironment';
import {
  carrierRoute,
  expectHarmless,
  catalogueOf,
  findProduct,
  longTexts,
  phone,
  sampleTopUp,
  type Globals,
} from '../testing/flows';
import { screenAt } from '../testing/screenAt';
import { adversarialCatalogue } from '#mocks/adversarial';
import type { Carrier, Category, Product } from '#api/contract';
import { carrierPath } from '#addresses/addresses';
import { CarrierScreen } from './Carrier';

const meta = preview.meta({
  title: 'Screens/Carrier/At its limits',
  component: CarrierScreen,
  decorators: screenAt('/start/company/:compania'),
  parameters: { controls: { disable: true }, route: carrierRoute, catalogue: catalogueOf },
});

/** A carrier with an unusually long product list. */
function longCatalogue(globals: Globals): Carrier[] {
  const { carrier, first } = sampleTopUp(globals);
  const productos = Array.from({ length: 60 }, (_, index) => ({
    sku: `MANY-${String(index)}`,
    precio: 10 ** (index % 7),
    descripcion: first.productos[index % 3]?.descripcion ?? '',
  }));
  const categorias = Array.from({ length: 20 }, (_, index) => ({
    Categoria: `${first.Categoria} ${String(index + 1)}`,
    productos,
  }));
  return [{ name: carrier, categorias }];
}

export const LongLists = meta.story({
  parameters: { catalogue: longCatalogue },
  async play({ canvas, canvasElement, userEvent }) {
    await userEvent.click(await findProduct(canvas, 59));
    await expect(canvas.getAllByRole('tab')).toHaveLength(20);
    await waitFor(() => expect(canvas.getAllByRole('radio')).toHaveLength(60));
    await expectHarmless(canvasElement);
  },
});

/** The catalogue of a story, with other categories for its carrier. */
function withCategories(
  globals: Globals,
  change: (categories: Category[]) => Category[],
): Carrier[] {
  const { carrier } = sampleTopUp(globals);
  return catalogueOf(globals).map(({ name, categorias = [] }) => ({
    name,
    categorias: name === carrier ? change(categorias) : categorias,
  }));
}

/** The first category has no products, so the user can choose another one. */
export const EmptyCategory = meta.story({
  parameters: {
    catalogue: (globals: Globals) =>
      withCategories(globals, (all) => [{ Categoria: 'Vacía', productos: [] }, ...all]),
  },
  async play({ canvas, globals, userEvent }) {
    await canvas.findByRole('tab', { name: 'Vacía', selected: true });
    await expect(await canvas.findByText(t('carrier.emptyCategory'))).toBeVisible();
    const pay = () => canvas.queryByRole('button', { name: t('carrier.pay') });
    await expect(pay()).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole('tab', { name: sampleTopUp(globals).first.Categoria }));
    await findProduct(canvas);
    await expect(await canvas.findByText(t('carrier.empty'))).toBeVisible();
    await waitFor(() => expect(pay()).toBeEnabled());
    const reset = canvas.getByRole('button', { name: t('carrier.reset') });
    await userEvent.click(reset);
    await waitFor(() => expect(pay()).not.toBeInTheDocument());
    await expect(reset).toHaveFocus();
  },
});

/** The carrier has no products. A link leads to the other carriers. */
export const NoCategories = meta.story({
  parameters: { catalogue: (globals: Globals) => withCategories(globals, () => []) },
  async play({ canvas }) {
    const back = await canvas.findByRole('link', { name: t('carrier.another') });
    await expect(await canvas.findByText(t('carrier.noProducts'), { exact: false })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: t('carrier.pay') })).not.toBeInTheDocument();
    await expect(back).toHaveAttribute('href', '/start');
  },
});

/** One product under two descriptions. */
function twinsOf(globals: Globals): Product[] {
  const { product } = sampleTopUp(globals);
  return ['1', '2'].map((mark) => ({
    ...product,
    descripcion: `${product.descripcion} ${mark}`,
  }));
}

/** Two categories contain one product twice. Its index distinguishes the two, and the pressed one is bought. */
export const DuplicateProduct = meta.story({
  tags: ['test-only', '!autodocs'],
  parameters: {
    ...withoutPictures,
    catalogue: (globals: Globals) =>
      withCategories(globals, () =>
        ['A', 'B'].map((Categoria) => ({ Categoria, productos: twinsOf(globals) })),
      ),
  },
  async play({ canvas, globals, loaded, userEvent }) {
    await userEvent.click(await canvas.findByRole('tab', { name: 'B' }));
    await canvas.findByRole('tabpanel', { name: 'B' });
    const second = await findProduct(canvas, 1);
    await userEvent.click(second);
    await expect(second).toBeChecked();
    await expect(await findProduct(canvas)).not.toBeChecked();
    await userEvent.type(canvas.getByRole('textbox'), phone.digits);
    await userEvent.click(canvas.getByRole('button', { name: t('carrier.pay') }));
    await canvas.findByRole('heading', { level: 1, name: '/start/pago' });
    await expect(environmentOf({ loaded }).storage.selection.read()).toEqual(twinsOf(globals)[1]);
  },
});

/** Texts with markup, templates, direction overrides or extreme length are shown as text, and fit. */
export const AdversarialTexts = meta.story({
  parameters: {
    allowed: longTexts,
    catalogue: () => adversarialCatalogue,
    route: carrierPath(String(adversarialCatalogue[0]?.name)),
  },
  async play({ canvas, canvasElement, userEvent }) {
    const [carrier] = adversarialCatalogue;
    const names = carrier?.categorias?.map(({ Categoria }) => Categoria);
    for (const [index, product] of (carrier?.categorias?.[0]?.productos ?? []).entries()) {
      const radio = await findProduct(canvas, index);
      await userEvent.click(radio);
      await expect(radio.closest('label')).toHaveTextContent(product.descripcion.trim());
      const detail = await canvas.findByRole('group', { name: t('carrier.chosen') });
      await expect(detail.clientHeight).toBeLessThan(window.innerHeight / 2);
    }
    const tabs = canvas.getAllByRole('tab');
    await expect(tabs.map(({ textContent }) => textContent)).toEqual(names);
    for (const tab of tabs) await expect(tab.clientHeight).toBeLessThanOrEqual(260);
    await expect(document.title).toContain(String(carrier?.name.slice(0, 50)));
    await expectHarmless(canvasElement);
  },
});
