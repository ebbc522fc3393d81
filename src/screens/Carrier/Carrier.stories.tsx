import { expect, waitFor, within } from 'storybook/test';
import { keyModes, withoutPictures } from '#storybook/modes';
import { shownCarrier, UNKNOWN_CARRIER } from '#storybook/globals/carriers';
import preview from '#storybook/preview';
import { t } from '#storybook/testing/i18n';
import { environmentOf, type SeededSession } from '#storybook/testing/storyEnvironment';
import {
  carrierRoute,
  chosenProduct,
  delayList,
  findProduct,
  notificationTexts,
  phone,
  catalogueOf,
  sampleTopUp,
  type Canvas,
  type Globals,
} from '../testing/flows';
import { screenAt } from '../testing/screenAt';
import { nonBreakingUnits } from '../data/nonBreakingUnits';
import { carrierName } from '../data/carrierName';
import { CarrierScreen } from './Carrier';

const meta = preview.meta({
  title: 'Screens/Carrier',
  component: CarrierScreen,
  decorators: screenAt('/start/company/:compania'),
  parameters: { controls: { disable: true }, route: carrierRoute, catalogue: catalogueOf },
});

const phoneField = (canvas: Canvas) => canvas.getByRole('textbox', { name: t('field.phone') });
const payButton = (canvas: Canvas) => canvas.getByRole('button', { name: t('carrier.pay') });

/** The user follows an external link: the list is loaded first, and cached. */
export const Default = meta.story({
  parameters: { chromatic: { modes: keyModes } },
  async play({ canvas, globals, loaded }) {
    const { carrier, first } = sampleTopUp(globals);
    await waitFor(() => expect(canvas.getAllByRole('radio')).toHaveLength(first.productos.length));
    await expect(canvas.getByRole('link', { name: t('carrier.back') })).toHaveAttribute(
      'href',
      '/start',
    );
    await expect(environmentOf({ loaded }).storage.products.read()).toEqual(catalogueOf(globals));
    const title = t('carrier.title', { carrier: carrierName(carrier) });
    await expect(document.title).toBe(t('app.title', { screen: title }));
  },
});

export const Loading = meta.story({
  globals: { network: 'slow' },
  beforeEach: delayList,
  async play({ canvas, canvasElement, globals, userEvent }) {
    // A carrier without a theme is unknown until the list is loaded.
    if (shownCarrier(globals) === UNKNOWN_CARRIER) {
      await expect(await canvas.findByText(t('app.loading'))).toHaveRole('status');
      return;
    }
    const field = await canvas.findByRole('textbox', { name: t('field.phone') });
    await expect(canvasElement.querySelector('[aria-busy="true"]')).toBeVisible();
    await expect(await canvas.findByText(t('carrier.loading'))).toHaveRole('status');
    await expect(canvas.queryByRole('tab')).not.toBeInTheDocument();
    const bar = canvas.getByText(t('carrier.empty')).closest('[data-paybar]');
    await expect(bar).toBeVisible();
    await expect(bar?.firstElementChild).toHaveAttribute('inert');
    await userEvent.type(field, `${phone.digits}{Enter}`);
    await expect(field).toHaveValue(phone.shown);
    await expect(notificationTexts()).toEqual([]);
  },
});

export const ProductChosen = meta.story({
  parameters: {
    session: chosenProduct,
  },
  async play({ canvas }) {
    await expect(await canvas.findByRole('group', { name: t('carrier.chosen') })).toBeVisible();
  },
});

export const ChooseAProduct = meta.story({
  tags: ['interaction'],
  async play({ canvas, globals, loaded, userEvent }) {
    const { product, index } = sampleTopUp(globals);
    await userEvent.click(await findProduct(canvas, index));
    const summary = await canvas.findByRole('group', { name: t('carrier.chosen') });
    // The radio announces its product; a live region would announce it again.
    await expect(summary).not.toHaveAttribute('aria-live');
    await expect(summary.closest('[aria-live], [role="status"]')).toBeNull();
    const detail = within(summary);
    const description = await detail.findByText(product.descripcion);
    await expect(description).toBeVisible();
    await expect(description.closest('[lang]')).toHaveAttribute('lang', 'es');
    const validity = [
      t('carrier.validityLabel'),
      t('carrier.validity', { count: Number(product.vigencia) }),
    ];
    if (product.vigencia !== undefined) {
      await expect(summary).toHaveTextContent(validity.join(' '));
      await expect(canvas.getByRole('radio', { checked: true })).toHaveAccessibleName(
        expect.stringContaining(validity.join(' ')),
      );
    }
    await expect(environmentOf({ loaded }).storage.selection.read()).toEqual(product);
  },
});

/** A script, such as that of a password manager, enters the number and submits the form at once. */
export const SubmittedByScript = meta.story({
  tags: ['test-only', '!autodocs'],
  parameters: { ...withoutPictures, session: chosenProduct },
  async play({ canvas }) {
    await canvas.findByRole('radio', { checked: true });
    const field = phoneField(canvas);
    if (!(field instanceof HTMLInputElement)) throw new Error('The field is no input.');
    field.value = phone.digits;
    field.dispatchEvent(new InputEvent('input', { bubbles: true }));
    field.form?.requestSubmit();
    await canvas.findByRole('heading', { name: '/start/pago' });
  },
});

export const PhoneMissing = meta.story({
  tags: ['interaction'],
  async play({ canvas, userEvent }) {
    await findProduct(canvas);
    await userEvent.click(payButton(canvas));
    const field = phoneField(canvas);
    await expect(field).toHaveFocus();
    await expect(field).toBeInvalid();
    await expect(field).toHaveAccessibleDescription(
      `${t('carrier.warning.phone')} ${t('field.phoneHint')}`,
    );
    await expect(notificationTexts()).toEqual([t('carrier.warning.phone')]);
    await expect(payButton(canvas)).toBeVisible();
  },
});

/** The warning of an incomplete number disappears when it is complete, and so does that of a missing product. */
export const ProductMissing = meta.story({
  tags: ['interaction'],
  async play({ canvas, userEvent }) {
    const first = await findProduct(canvas);
    await userEvent.type(phoneField(canvas), `${phone.digits.slice(0, 9)}{Enter}`);
    await expect(notificationTexts()).toEqual([t('carrier.warning.phone')]);
    await userEvent.type(phoneField(canvas), '0');
    await expect(phoneField(canvas)).toBeValid();
    await userEvent.click(payButton(canvas));
    await waitFor(() => expect(notificationTexts()).toEqual([t('carrier.warning.product')]));
    await expect(first).toHaveFocus();
    const group = canvas.getByRole('radiogroup', { name: t('carrier.products') });
    await expect(group).toBeRequired();
    await expect(group).toBeInvalid();
    await expect(group).toHaveAccessibleDescription(t('carrier.warning.product'));
    await userEvent.click(first);
    await expect(group).toBeValid();
    await expect(group).not.toHaveAccessibleDescription();
    await waitFor(() => expect(notificationTexts()).toEqual([]), { timeout: 4000 });
  },
});

export const Reset = meta.story({
  tags: ['test-only', '!autodocs'],
  parameters: withoutPictures,
  async play({ canvas, globals, loaded, userEvent }) {
    const { first, second } = sampleTopUp(globals);
    await findProduct(canvas);
    await userEvent.type(phoneField(canvas), phone.digits);
    if (second !== undefined) {
      await userEvent.click(canvas.getByRole('tab', { name: nonBreakingUnits(second.Categoria) }));
      // The products follow in a transition.
      const panel = within(
        await canvas.findByRole('tabpanel', { name: nonBreakingUnits(second.Categoria) }),
      );
      const { descripcion } = second.productos[0] ?? {};
      await waitFor(() => expect(panel.getAllByText(String(descripcion))[0]).toBeVisible());
      await expect(panel.getAllByRole('radio')).toHaveLength(second.productos.length);
    }
    await userEvent.click(await findProduct(canvas));
    await userEvent.click(canvas.getByRole('button', { name: t('carrier.reset') }));
    await expect(canvas.getByRole('button', { name: t('carrier.reset') })).toHaveFocus();
    await waitFor(() => expect(phoneField(canvas)).toHaveValue(''));
    const tab = canvas.getByRole('tab', { name: nonBreakingUnits(first.Categoria) });
    await expect(tab).toHaveAttribute('aria-selected', 'true');
    await waitFor(() =>
      expect(canvas.queryByRole('radio', { checked: true })).not.toBeInTheDocument(),
    );
    await expect(environmentOf({ loaded }).storage.selection.read()).toBeUndefined();
  },
});

/** A product that waits for the list is chosen as soon as the list contains it. */
export const ProductWaiting = meta.story({
  tags: ['test-only', '!autodocs'],
  parameters: {
    ...withoutPictures,
    session(globals: Globals): SeededSession {
      const { carrier, product } = sampleTopUp(globals);
      return { purchase: { carrier, category: 0, sku: product.sku } };
    },
  },
  async play({ canvas, globals, loaded }) {
    const { product, index } = sampleTopUp(globals);
    const radio = await findProduct(canvas, index);
    await waitFor(() => expect(radio).toBeChecked());
    const purchase = () => environmentOf({ loaded }).storage.purchase.read();
    await waitFor(() => expect(purchase()).toMatchObject({ product }));
    await expect(purchase()?.sku).toBeUndefined();
    await expect(notificationTexts()).toEqual([]);
  },
});

/** A product that waits for the list has left it. */
export const ProductRemoved = ProductWaiting.extend({
  tags: ['test-only', '!autodocs'],
  parameters: {
    session(globals: Globals): SeededSession {
      const { carrier } = sampleTopUp(globals);
      return { purchase: { carrier, category: 0, sku: 'GONE' } };
    },
  },
  async play({ canvas, loaded }) {
    await findProduct(canvas);
    await waitFor(() => expect(notificationTexts()).toEqual([t('carrier.productMissing')]));
    await expect(canvas.queryByRole('radio', { checked: true })).toBeNull();
    await expect(environmentOf({ loaded }).storage.purchase.read()?.sku).toBeUndefined();
  },
});

export const UnknownCarrier = meta.story({
  parameters: { route: '/start/company/LUCERO' },
  async play({ canvas }) {
    await expect(await canvas.findByRole('heading', { level: 1, name: '/start' })).toBeVisible();
  },
});

/** Without a list, a known carrier shows no products and no notification (requirements §8). An unknown one redirects. */
export const NoProducts = meta.story({
  globals: { network: 'empty' },
  async play({ canvas, canvasElement, globals, userEvent }) {
    if (shownCarrier(globals) === UNKNOWN_CARRIER) {
      await canvas.findByRole('heading', { level: 1, name: '/start' });
      return;
    }
    await canvas.findByRole('textbox', { name: t('field.phone') });
    await waitFor(() => expect(canvasElement.querySelector('[aria-busy="true"]')).toBeNull());
    await expect(canvas.queryByRole('radio')).not.toBeInTheDocument();
    await expect(canvasElement.querySelectorAll('form [data-shape="empty"]')).toHaveLength(1);
    await expect(canvas.queryByText(t('carrier.empty'))).not.toBeInTheDocument();
    await userEvent.type(phoneField(canvas), `${phone.digits}{Enter}`);
    await expect(notificationTexts()).toEqual([]);
    await expect(canvas.queryByRole('button', { name: t('carrier.pay') })).not.toBeInTheDocument();
  },
});

export const FailedRequest = NoProducts.extend({ globals: { network: 'failure' } });
