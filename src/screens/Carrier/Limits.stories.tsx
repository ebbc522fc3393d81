import { expect } from 'storybook/test';
import type { Parity } from '#storybook/parity';
import preview from '#storybook/preview';
import { t } from '#storybook/text';
import { AppRoutes } from '#app/AppRoutes';
import {
  carrierRoute,
  expectHarmless,
  catalogueOf,
  topUpOf,
  type Canvas,
  type Globals,
} from '#app/testing/flows';
import { createHandlers } from '#mocks/handlers';
import { hostileCatalogue } from '#mocks/hostile';
import type { Carrier } from '#recargas/contract';
import { carrierPath } from '../shared/names';
import { CarrierScreen } from './Carrier';

const meta = preview.meta({
  title: 'Screens/Carrier at its limits',
  component: CarrierScreen,
  parameters: { route: carrierRoute, network: 'ok', catalogue: catalogueOf },
  render: () => <AppRoutes />,
});

async function findProduct(canvas: Canvas, index = 0): Promise<HTMLElement> {
  const product = (await canvas.findAllByRole('radio'))[index];
  if (product === undefined) throw new Error('There are too few products.');
  return product;
}

/** A carrier that sells far more than any does. */
function longCatalogue(globals: Globals): Carrier[] {
  const { company, first } = topUpOf(globals);
  const productos = Array.from({ length: 60 }, (_, index) => ({
    sku: `MANY-${String(index)}`,
    precio: 10 ** (index % 7),
    descripcion: first.productos[index % 3]?.descripcion ?? '',
  }));
  const categorias = Array.from({ length: 20 }, (_, index) => ({
    Categoria: `${first.Categoria} ${String(index + 1)}`,
    productos,
  }));
  return [{ name: company, categorias }];
}

export const LongLists = meta.story({
  parameters: { parity: (globals: Globals): Parity => ({ catalogue: longCatalogue(globals) }) },
  beforeEach({ globals, msw }) {
    msw.use(...createHandlers({ catalogue: longCatalogue(globals) }));
  },
  async play({ canvas, canvasElement, globals, userEvent }) {
    await userEvent.click(await findProduct(canvas, 59));
    await expect(canvas.getAllByRole('tab')).toHaveLength(20);
    await expect(canvas.getAllByRole('radio')).toHaveLength(60);
    await expectHarmless(canvasElement, globals);
  },
});

/** Texts that try to be markup, templates, a wrong direction or endless: they are text, and fit. */
export const HostileTexts = meta.story({
  parameters: {
    excused: {
      clipped:
        'Texts of 10,000 characters are cut after a few lines, so that the page stays usable.',
    },
    route: carrierPath(String(hostileCatalogue[0]?.name)),
    parity: { catalogue: hostileCatalogue } satisfies Parity,
  },
  beforeEach({ msw }) {
    msw.use(...createHandlers({ catalogue: hostileCatalogue }));
  },
  async play({ canvas, canvasElement, globals, userEvent }) {
    const [carrier] = hostileCatalogue;
    const names = carrier?.categorias?.map(({ Categoria }) => Categoria);
    for (const [index, product] of (carrier?.categorias?.[0]?.productos ?? []).entries()) {
      const radio = await findProduct(canvas, index);
      await userEvent.click(radio);
      await expect(radio.closest('label')).toHaveTextContent(product.descripcion.trim());
      const detail = canvas.getByRole('group', { name: t('carrier.chosen') });
      await expect(detail.clientHeight).toBeLessThan(window.innerHeight / 2);
    }
    const tabs = canvas.getAllByRole('tab');
    await expect(tabs.map(({ textContent }) => textContent)).toEqual(names);
    for (const tab of tabs) await expect(tab.clientHeight).toBeLessThanOrEqual(260);
    await expect(document.title).toContain(String(carrier?.name.slice(0, 50)));
    await expectHarmless(canvasElement, globals);
  },
});
