import { expect, waitFor, within } from 'storybook/test';
import { withoutPictures } from '#storybook/modes';
import { shownCarrier, UNKNOWN_CARRIER } from '#storybook/globals/carriers';
import preview from '#storybook/preview';
import { i18n, t } from '#storybook/testing/i18n';
import { environmentOf } from '#storybook/testing/storyEnvironment';
import { AppRoutes } from '../AppRoutes';
import { themeOf } from '#theme/themes';
import {
  card,
  catalogueOf,
  chosenProduct,
  entryStateOf,
  findProduct,
  notificationTexts,
  payWithCard,
  phone,
  sampleTopUp,
  typeCard,
  type Canvas,
  type Globals,
  type User,
} from '#screens/testing/flows';

const meta = preview.meta({
  title: 'Flows/Top up',
  component: AppRoutes,
  parameters: { controls: { disable: true }, route: '/start' },
});

async function findHeading(canvas: Canvas, name: string): Promise<HTMLElement> {
  const heading = await canvas.findByRole('heading', { level: 1, name });
  await waitFor(() => expect(heading).toHaveFocus());
  return heading;
}

async function goToPayment(canvas: Canvas, user: User): Promise<void> {
  await user.click(await findProduct(canvas, 1));
  await user.type(canvas.getByRole('textbox', { name: t('field.phone') }), phone.digits);
  await user.click(canvas.getByRole('button', { name: t('carrier.pay') }));
  await findHeading(canvas, t('payment.title'));
}

async function expectReceipts(canvas: Canvas): Promise<void> {
  await findHeading(canvas, t('receipt.title'));
  // The panels bounce in.
  await waitFor(() => expect(canvas.getByText('XXXX XXXX XXXX 4242')).toBeVisible());
}

/** The purchase opens at the carriers. It uses the route table of the app. */
export const Default = meta.story();

/** A purchase from the carriers to the receipt, through the route table of the app. */
export const CompleteAPurchase = Default.extend({
  tags: ['interaction', 'motion'],
  async play({ canvas, globals, step, userEvent }) {
    const shown = shownCarrier(globals);
    const { name } = themeOf(shown === UNKNOWN_CARRIER ? 'TELCEL' : shown);

    await step('chooses the carrier', async () => {
      await userEvent.click(await canvas.findByRole('link', { name }));
    });
    await step('chooses the product and enters the number', async () => {
      await goToPayment(canvas, userEvent);
    });
    await step('pays with a sample card', async () => {
      await typeCard(canvas, userEvent, { ...card, cvv: `${card.cvv}{Enter}` });
    });
    await step('shows the two receipts', async () => {
      await expectReceipts(canvas);
    });
  },
});

/** Pay is clicked before the latest product is rendered. The latest product is bought. */
export const RapidSubmit = meta.story({
  tags: ['test-only', '!autodocs'],
  parameters: {
    ...withoutPictures,
    route: (globals: Globals) => {
      const { carrier } = sampleTopUp(globals);
      return { pathname: `/start/company/${carrier}`, state: entryStateOf(carrier) };
    },
    session: chosenProduct,
    catalogue: catalogueOf,
  },
  async play({ canvas, globals, loaded }) {
    const [first] = await canvas.findAllByRole('radio');
    first?.click();
    canvas.getByRole('button', { name: t('carrier.pay') }).click();
    await findHeading(canvas, t('payment.title'));
    const [product] = sampleTopUp(globals).first.productos;
    const order = within(canvas.getByRole('region', { name: t('carrier.chosen') }));
    await expect(order.getByText(String(product?.descripcion))).toBeVisible();
    await expect(environmentOf({ loaded }).storage.selection.read()).toEqual(product);
  },
});

/** The language changes on each screen, which keeps what was typed and chosen, and translates the warning. */
export const LanguageSwitched = meta.story({
  async play({ canvas, globals, userEvent }) {
    const languages = globals['language'] === 'en' ? ['es', 'en'] : ['en', 'es'];
    const change = async (code = 'es') => {
      await userEvent.selectOptions(canvas.getByRole('combobox'), code);
      await waitFor(() => expect(i18n.resolvedLanguage).toBe(code));
    };
    await userEvent.click(await canvas.findByRole('link', { name: 'Telcel' }));
    await userEvent.click(await findProduct(canvas, 1));
    await userEvent.type(canvas.getByRole('textbox', { name: t('field.phone') }), phone.digits);
    await change(languages[0]);
    await expect(await canvas.findByRole('textbox', { name: t('field.phone') })).toHaveValue(
      phone.shown,
    );
    await expect(canvas.getAllByRole('radio')[1]).toBeChecked();
    await userEvent.click(canvas.getByRole('button', { name: t('carrier.pay') }));
    await findHeading(canvas, t('payment.title'));
    const { cardholder, ...rest } = card;
    await payWithCard(canvas, userEvent, rest);
    await change(languages[1]);
    const warned = await canvas.findByRole('textbox', { name: t('field.cardholder') });
    await expect(warned).toHaveAccessibleDescription(t('payment.warning.cardholder'));
    // A notification cannot be translated, so it is removed.
    await waitFor(() => expect(notificationTexts()).toEqual([]), { timeout: 4000 });
    await payWithCard(canvas, userEvent, { cardholder });
    await expectReceipts(canvas);
    await change(languages[0]);
    await expect(
      await canvas.findByRole('heading', { level: 1, name: t('receipt.title') }),
    ).toBeVisible();
    await expect(canvas.getByText(cardholder.toUpperCase())).toBeVisible();
  },
});
