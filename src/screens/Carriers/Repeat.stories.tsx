import { expect, waitFor, within } from 'storybook/test';
import { offlineBanner } from '#storybook/decorators/offlineBanner';
import { keyModes, withoutPictures } from '#storybook/modes';
import { shownCarrier, UNKNOWN_CARRIER } from '#storybook/globals/carriers';
import preview from '#storybook/preview';
import { catalogue } from '#mocks/catalogue';
import { t } from '#storybook/testing/i18n';
import { environmentOf, type SeededSession } from '#storybook/testing/storyEnvironment';
import {
  catalogueOf,
  delayList,
  notificationTexts,
  phone,
  rememberedTopUp,
  sampleTopUp,
  type Canvas,
  type Globals,
} from '../testing/flows';
import { screenAt } from '../testing/screenAt';
import { carrierPath } from '#addresses/addresses';
import { carrierName } from '../data/carrierName';
import { CarriersScreen } from './Carriers';

const meta = preview.meta({
  title: 'Screens/Carriers/Remembered numbers',
  component: CarriersScreen,
  decorators: screenAt('/start'),
  parameters: { controls: { disable: true }, route: '/start', catalogue: catalogueOf },
});

const allowed = { clipped: 'A long description is cut. The payment shows it completely.' };

const mum = { carrier: 'UNEFON', phone: '5598765432', name: 'Mamá', date: 0 };

function productOf(carrier: string) {
  const product = catalogue.find(({ name }) => name === carrier)?.categorias?.[0]?.productos[0];
  if (product === undefined) throw new Error(`${carrier} has no product.`);
  return product;
}

const forgetMum = () =>
  t('repeat.forgetOf', { carrier: carrierName('UNEFON'), number: '559 876 54 32' });

/** Three top-ups: of the toolbar's carrier, with a name, and with a product that has left the list. */
const session = (globals: Globals): SeededSession => ({
  remembered: [
    rememberedTopUp(globals),
    { ...mum, sku: productOf('UNEFON').sku },
    { carrier: 'TELCELUSA', phone: '8112345678', sku: 'GONE', date: 0 },
  ],
});

async function findSection(canvas: Canvas) {
  return within(await canvas.findByRole('region', { name: t('repeat.title') }));
}

/** The buttons of the cards, without those that change the order. */
async function findCards(canvas: Canvas, isLoaded = true): Promise<HTMLElement[]> {
  const section = await findSection(canvas);
  if (isLoaded) {
    await waitFor(() => expect(section.queryAllByRole('button', { busy: true })).toEqual([]));
  }
  const items = section.getAllByRole('listitem');
  return items.flatMap((item) => within(item).getAllByRole('button').slice(0, 1));
}

/** One remembered number. */
export const Default = meta.story({
  parameters: {
    allowed,
    chromatic: { modes: keyModes },
    session: (globals: Globals): SeededSession => ({ remembered: [rememberedTopUp(globals)] }),
  },
  async play({ canvas }) {
    await expect(await findCards(canvas)).toHaveLength(1);
  },
});

/** The number and the price are at the same height in each card, with and without a name. */
export const Three = meta.story({
  parameters: { allowed, session },
  async play({ canvas }) {
    const heights = (await findCards(canvas)).map((card) => {
      const number = within(card).getByText(/^\d{3} \d{3}/);
      return Math.round(number.getBoundingClientRect().top - card.getBoundingClientRect().top);
    });
    await expect(new Set(heights).size).toBe(1);
  },
});

/** One press leads to the payment, with everything filled in. */
export const Repeat = meta.story({
  tags: ['interaction'],
  parameters: {
    // The number and the product of another carrier were chosen before.
    session: (globals: Globals): SeededSession => ({
      ...session(globals),
      purchase: { id: 'earlier', carrier: 'ATT', category: 0, product: productOf('ATT') },
    }),
  },
  async play({ canvas, globals, loaded, userEvent }) {
    const [card] = await findCards(canvas);
    await userEvent.click(card ?? document.body);
    await canvas.findByRole('heading', { level: 1, name: '/start/pago' });
    const { carrier, product } = sampleTopUp(globals);
    const { storage } = environmentOf({ loaded });
    await expect(storage.selection.read()).toEqual(product);
    const purchase = storage.purchase.read();
    await expect(purchase).toMatchObject({ carrier, category: 0, product });
    await expect(purchase?.id).not.toBe('earlier');
  },
});

export const ChangeOrder = meta.story({
  tags: ['interaction'],
  parameters: { session },
  async play({ canvas, globals, userEvent }) {
    const { carrier } = sampleTopUp(globals);
    const name = t('repeat.changeOf', { carrier: carrierName(carrier), number: phone.shown });
    await userEvent.click((await findSection(canvas)).getByRole('button', { name }));
    await canvas.findByRole('heading', { level: 1, name: carrierPath(carrier) });
    await expect(notificationTexts()).toEqual([]);
  },
});

/** The product has left the list. The card leads to the screen of its carrier, which shows a notification. */
export const ProductRemoved = meta.story({
  tags: ['interaction'],
  parameters: { session },
  async play({ canvas, loaded, userEvent }) {
    const card = (await findCards(canvas)).at(-1);
    await expect(card).toHaveTextContent(t('repeat.removed'));
    await userEvent.click(card ?? document.body);
    await canvas.findByRole('heading', { level: 1, name: carrierPath('TELCELUSA') });
    await expect(environmentOf({ loaded }).storage.purchase.read()?.sku).toBe('GONE');
  },
});

export const Manage = meta.story({
  parameters: { allowed, session },
  async play({ canvas, userEvent }) {
    const section = await findSection(canvas);
    await userEvent.click(section.getByText(t('repeat.manage')));
    await expect(section.getByRole('button', { name: t('repeat.forgetAll') })).toBeVisible();
  },
});

export const NameANumber = meta.story({
  tags: ['interaction'],
  parameters: { allowed, session },
  async play({ canvas, loaded, userEvent }) {
    const section = await findSection(canvas);
    await userEvent.click(section.getByText(t('repeat.manage')));
    const number = '559 876 54 32';
    const field = section.getByRole('textbox', {
      name: t('repeat.name', { carrier: carrierName('UNEFON'), number }),
    });
    await expect(field).toHaveValue('Mamá');
    await userEvent.type(field, ' y Papá, en la casa de Puebla');
    // The end does not fit.
    await expect(field).toHaveValue('Mamá y Papá, en la casa ');
    const [, card] = await findCards(canvas);
    await expect(card).toHaveTextContent(`Mamá y Papá, en la casa ${number}`);
    await userEvent.clear(field);
    await expect(card).not.toHaveTextContent('Mamá');
    const { remembered } = environmentOf({ loaded });
    await expect(remembered?.read()[1]?.name).toBeUndefined();
    // The name of another tab is shown, and not replaced by the next key.
    remembered?.rename(mum, 'Abuela');
    await waitFor(() => expect(field).toHaveValue('Abuela'));
    await userEvent.type(field, ' Luz');
    await expect(remembered?.read()[1]?.name).toBe('Abuela Luz');
  },
});

/** The focus stays in the section until nothing is left, and then moves to the heading of the screen. */
export const Forget = meta.story({
  tags: ['interaction'],
  parameters: { session },
  async play({ canvas, loaded, userEvent }) {
    const section = await findSection(canvas);
    const summary = section.getByText(t('repeat.manage')).closest('summary');
    await userEvent.click(section.getByText(t('repeat.manage')));
    await userEvent.click(section.getByRole('button', { name: forgetMum() }));
    await expect(summary).toHaveFocus();
    await expect(await findCards(canvas)).toHaveLength(2);
    await userEvent.click(section.getByRole('button', { name: t('repeat.forgetAll') }));
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus();
    await expect(canvas.queryByText(t('repeat.title'))).not.toBeInTheDocument();
    await expect(environmentOf({ loaded }).remembered?.read()).toEqual([]);
  },
});

/** A carrier that is no longer listed has no card. Its number can be forgotten, also if it is the only one. */
export const CarrierRemoved = meta.story({
  tags: ['test-only', '!autodocs'],
  parameters: {
    ...withoutPictures,
    catalogue: () => catalogue.filter(({ name }) => name !== 'UNEFON'),
    session: (): SeededSession => ({
      remembered: [
        { ...mum, sku: 'ANY' },
        { ...mum, carrier: 'TELCEL', sku: productOf('TELCEL').sku },
      ],
    }),
  },
  async play({ canvas, loaded, userEvent }) {
    await expect(await findCards(canvas)).toHaveLength(1);
    await userEvent.click(canvas.getByText(t('repeat.manage')));
    const { remembered } = environmentOf({ loaded });
    remembered?.forget({ carrier: 'TELCEL', phone: mum.phone });
    await waitFor(() => expect(canvas.queryByText(t('repeat.title'))).not.toBeInTheDocument());
    const title = canvas.getByRole('heading', { level: 1 });
    await expect(title).toHaveTextContent(t('carriers.title'));
    await userEvent.click(canvas.getByRole('button', { name: forgetMum() }));
    await expect(remembered?.read()).toEqual([]);
  },
});

/** The numbers are shown before the list. */
export const Loading = meta.story({
  globals: { network: 'slow' },
  parameters: { session },
  beforeEach: delayList,
  async play({ canvas }) {
    await canvas.findByRole('list', { name: t('carriers.loading') });
    const title = canvas.getByRole('heading', { level: 1 });
    await expect(title).toHaveTextContent(t('repeat.screenTitle'));
    const cards = await findCards(canvas, false);
    await expect(cards).toHaveLength(3);
    await expect(cards[0]).toHaveTextContent(phone.shown);
    await expect(cards[0]).toHaveAttribute('aria-busy', 'true');
  },
});

/** The carrier's screen gets the product to choose. Its address does not contain it. */
export const RepeatWhileLoading = Loading.extend({
  tags: ['test-only', '!autodocs'],
  parameters: withoutPictures,
  async play({ canvas, loaded, userEvent }) {
    const [, card] = await findCards(canvas, false);
    await userEvent.click(card ?? document.body);
    await canvas.findByRole('heading', { level: 1, name: carrierPath('UNEFON') });
    const { sku } = productOf('UNEFON');
    const purchase = environmentOf({ loaded }).storage.purchase.read();
    await expect(purchase).toMatchObject({ carrier: 'UNEFON', sku });
  },
});

/** Without a network and a list, the numbers are shown without a price, and can be forgotten. */
export const Offline = meta.story({
  globals: { network: 'offline' },
  decorators: offlineBanner('missing'),
  parameters: { allowed, session },
  async play({ canvas, globals }) {
    const cards = await findCards(canvas);
    // Without a list, a carrier without a theme is unknown.
    await expect(cards).toHaveLength(shownCarrier(globals) === UNKNOWN_CARRIER ? 2 : 3);
    for (const card of cards) await expect(card).toHaveTextContent(t('repeat.noPrice'));
    const section = await findSection(canvas);
    await expect(section.getByText(t('repeat.manage'))).toBeVisible();
  },
});
