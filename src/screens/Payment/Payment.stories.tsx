import { expect } from 'storybook/test';
import { keyModes } from '#storybook/modes';
import preview from '#storybook/preview';
import type { SeededSession } from '#storybook/testing/storyEnvironment';
import { t } from '#storybook/testing/i18n';
import {
  card,
  cardField,
  chosenProduct,
  notificationTexts,
  paymentRoute,
  payWithCard,
  type Canvas,
  type User,
} from '../testing/flows';
import { screenAt } from '../testing/screenAt';
import { PaymentScreen } from './Payment';

const meta = preview.meta({
  title: 'Screens/Payment',
  component: PaymentScreen,
  decorators: screenAt('/start/pago'),
  parameters: {
    controls: { disable: true },
    route: paymentRoute,
    session: chosenProduct,
  },
});

export const Default = meta.story({
  parameters: { chromatic: { modes: keyModes } },
  async play({ canvas }) {
    await canvas.findByRole('heading', { level: 1, name: t('payment.title') });
    await expect(canvas.getByRole('link', { name: t('carrier.back') })).toHaveAttribute(
      'href',
      '/start',
    );
    for (const name of ['card', 'expiry', 'cvv'] as const) {
      await expect(cardField(canvas, name)).toHaveAccessibleDescription(t(`field.${name}Hint`));
      // Browsers keep submitted values by name.
      await expect(cardField(canvas, name)).not.toHaveAttribute('name');
    }
  },
});

/** A payment with a wrong or missing field: one warning, and the focus on the field. Storybook reads tags from the source, so each story has its own. */
function warned(name: keyof typeof card, values: Partial<typeof card>) {
  return {
    async play({ canvas, userEvent }: { canvas: Canvas; userEvent: User }) {
      await payWithCard(canvas, userEvent, values);
      const texts = [t(`payment.warning.${name}`)];
      if (name === 'expiry') texts.push(t('payment.warning.expiryHint'));
      await expect(notificationTexts()).toEqual([texts.join('')]);
      const invalid = cardField(canvas, name);
      await expect(invalid).toHaveFocus();
      await expect(invalid).toBeInvalid();
      await expect(document.querySelectorAll('[aria-invalid="true"]')).toHaveLength(1);
      if (name !== 'cardholder') texts.push(t(`field.${name}Hint`));
      await expect(invalid).toHaveAccessibleDescription(texts.join(' '));
    },
  };
}

const { cardholder } = card;

export const CardholderMissing = meta.story({ ...warned('cardholder', {}), tags: ['interaction'] });

export const CardShort = meta.story({
  ...warned('card', { cardholder, card: '424242424242424' }),
  tags: ['interaction'],
});

export const ExpiryMissing = meta.story({
  ...warned('expiry', { cardholder, card: card.card }),
  tags: ['interaction'],
});

export const CvvShort = meta.story({
  ...warned('cvv', { ...card, cvv: '12' }),
  tags: ['interaction'],
});

export const NotAvailable = meta.story({
  tags: ['interaction'],
  async play({ canvas, userEvent }) {
    const name = `${t('payment.methodCard')} ${t('payment.soon')}`;
    await userEvent.click(await canvas.findByRole('radio', { name }));
    await expect(canvas.getByText(t('payment.notAvailable'))).toBeVisible();
    await expect(canvas.queryByText(t('payment.demo'))).not.toBeInTheDocument();
    await expect(canvas.queryByRole('form')).not.toBeInTheDocument();
  },
});

/** The phone number is missing, for instance after a typed URL. A phone form replaces the card form. */
export const NoPhone = meta.story({
  parameters: { route: '/start/pago' },
  async play({ canvas }) {
    await expect(await canvas.findByRole('textbox', { name: t('field.phone') })).toBeVisible();
    await expect(canvas.queryByRole('textbox', { name: t('field.card') })).not.toBeInTheDocument();
    await expect(canvas.queryByRole('button', { name: /\$/ })).not.toBeInTheDocument();
  },
});

export const PhoneMissing = NoPhone.extend({
  tags: ['interaction'],
  async play({ canvas, userEvent }) {
    await userEvent.click(await canvas.findByRole('button', { name: t('payment.continue') }));
    await expect(notificationTexts()).toEqual([t('carrier.warning.phone')]);
    const field = canvas.getByRole('textbox', { name: t('field.phone') });
    await expect(field).toHaveFocus();
    await expect(field).toBeInvalid();
  },
});

export const NoProduct = meta.story({
  parameters: { session: (): SeededSession => ({}) },
  async play({ canvas }) {
    await expect(await canvas.findByRole('heading', { level: 1, name: '/recargas' })).toBeVisible();
  },
});
