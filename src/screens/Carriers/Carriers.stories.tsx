import { expect, spyOn, waitFor, within } from 'storybook/test';
import { offlineBanner } from '#storybook/decorators/offlineBanner';
import { keyModes } from '#storybook/modes';
import preview from '#storybook/preview';
import { t } from '#storybook/testing/i18n';
import { environmentOf, type SeededSession } from '#storybook/testing/storyEnvironment';
import {
  delayList,
  expectHarmless,
  longTexts,
  notificationTexts,
  type Canvas,
} from '../testing/flows';
import { screenAt } from '../testing/screenAt';
import { catalogue } from '#mocks/catalogue';
import { adversarialCatalogue } from '#mocks/adversarial';
import { CarriersScreen } from './Carriers';

const meta = preview.meta({
  title: 'Screens/Carriers',
  component: CarriersScreen,
  decorators: screenAt('/start'),
  parameters: { controls: { disable: true }, sameInCarriers: true, route: '/start' },
});

async function findTiles(canvas: Canvas): Promise<(string | null)[]> {
  const list = await canvas.findByRole('list', { name: t('carriers.list') });
  return within(list)
    .getAllByRole('link')
    .map((link) => link.getAttribute('href'));
}

const addresses = catalogue.map(({ name }) => `/start/company/${name}`);

export const Default = meta.story({
  parameters: { chromatic: { modes: keyModes } },
  async play({ canvas, loaded }) {
    await expect(await findTiles(canvas)).toEqual(addresses);
    await expect(environmentOf({ loaded }).storage.products.read()).toEqual(catalogue);
    await expect(document.title).toBe(t('app.title', { screen: t('carriers.title') }));
  },
});

export const Loading = meta.story({
  globals: { network: 'slow' },
  beforeEach: delayList,
  async play({ canvas }) {
    const list = await canvas.findByRole('list', { name: t('carriers.loading') });
    await expect(list).toHaveAttribute('aria-busy', 'true');
    await expect(canvas.queryByRole('link', { name: 'Telcel' })).not.toBeInTheDocument();
  },
});

/** A cached list is shown immediately, without a request. */
export const Cached = meta.story({
  globals: { network: 'failure' },
  parameters: { session: (): SeededSession => ({ products: catalogue.slice(0, 4) }) },
  async play({ canvas }) {
    await expect(await findTiles(canvas)).toEqual(addresses.slice(0, 4));
  },
});

/** Without a list, there are no tiles and no message (requirements §8). */
export const Empty = meta.story({
  globals: { network: 'empty' },
  async play({ canvas, loaded }) {
    await canvas.findByRole('heading', { level: 1, name: t('carriers.title') });
    // Only the list of the footer's links remains.
    await waitFor(() => expect(canvas.queryAllByRole('list')).toHaveLength(1));
    await expect(
      canvas.getByRole('button', { name: (name) => name.includes(t('sale.abono')) }),
    ).toBeVisible();
    await expect(notificationTexts()).toEqual([]);
    await expect(canvas.queryByRole('alert')).not.toBeInTheDocument();
    await expect(environmentOf({ loaded }).storage.products.read()).toBeUndefined();
  },
});

export const FailedRequest = Empty.extend({ globals: { network: 'failure' } });

/** The browser has no network connection. */
export const Offline = Empty.extend({
  globals: { network: 'offline' },
  decorators: offlineBanner('missing'),
});

/** Without a network, the list of an earlier visit is shown. It stays if the request fails when the network returns. */
export const OfflineList = Empty.extend({
  tags: ['interaction'],
  globals: { network: 'offline' },
  decorators: offlineBanner('stored'),
  parameters: { session: (): SeededSession => ({ lastProducts: catalogue }) },
  async play({ canvas, loaded, step }) {
    await expect(await findTiles(canvas)).toEqual(addresses);
    await step('the network returns, and the request fails', async () => {
      const request = spyOn(environmentOf({ loaded }), 'fetch');
      spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
      window.dispatchEvent(new Event('online'));
      await waitFor(() => expect(request).toHaveBeenCalledOnce());
      // The failed request has no visible effect.
      await new Promise((resolve) => setTimeout(resolve, 200));
      await expect(await findTiles(canvas)).toEqual(addresses);
    });
  },
});

/** Names with markup, templates, direction overrides or extreme length are shown as text, and fit. */
export const AdversarialNames = meta.story({
  parameters: {
    catalogue: () => adversarialCatalogue,
    allowed: longTexts,
  },
  async play({ canvas, canvasElement }) {
    const list = await canvas.findByRole('list', { name: t('carriers.list') });
    const links = within(list).getAllByRole('link');
    await expect(links.map(({ textContent }) => textContent)).toEqual(
      adversarialCatalogue.map(({ name }) => name),
    );
    await expectHarmless(canvasElement);
  },
});

export const AbonoPopup = meta.story({
  async play({ canvas, userEvent }) {
    await canvas.findByRole('list', { name: t('carriers.list') });
    const tile = canvas.getByRole('button', { name: (name) => name.includes(t('sale.abono')) });
    await userEvent.click(tile);
    const dialog = await canvas.findByRole('dialog', { name: t('abono.title') });
    await userEvent.click(within(dialog).getByRole('button', { name: t('abono.close') }));
    await expect(dialog).not.toBeVisible();
    await expect(tile).toHaveFocus();
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(t('carriers.title'));
  },
});
