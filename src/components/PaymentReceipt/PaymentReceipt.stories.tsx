import { expect, waitFor } from 'storybook/test';
import preview from '#storybook/preview';
import { t, tr } from '#storybook/testing/i18n';
import { PaymentReceipt } from './PaymentReceipt';

const meta = preview.meta({
  title: 'Components/Money/PaymentReceipt',
  component: PaymentReceipt,
  parameters: {
    about: {
      use: 'For the result of a payment: folio, amount, cardholder and card.',
      avoid: 'Before the payment is confirmed.',
      anatomy: ['Heading', 'Folio', 'Amount', 'Cardholder', 'Card, masked'],
    },
    layout: 'padded',
  },
  args: {
    heading: tr('receipt.payment'),
    labels: {
      folio: tr('receipt.folio'),
      amount: tr('receipt.amount'),
      cardholder: tr('receipt.cardholder'),
      card: tr('receipt.card'),
    },
    folio: 'k7Qz0PbR2x',
    amount: 50,
    language: 'es' as const,
    cardholder: 'María Muñoz López',
    maskedCard: 'XXXX XXXX XXXX 4242',
    unknown: tr('receipt.unknown'),
  },
});

export const Default = meta.story({
  tags: ['motion'],
  async play({ canvas }) {
    const panel = canvas.getByRole('region', { name: t('receipt.payment') });
    // The entry animation starts at opacity 0.
    await waitFor(() => expect(panel).toBeVisible());
    const terms = canvas.getAllByRole('term').map(({ textContent }) => textContent);
    await expect(terms).toEqual([
      t('receipt.folio'),
      t('receipt.amount'),
      t('receipt.cardholder'),
      t('receipt.card'),
    ]);
    const details = canvas.getAllByRole('definition').map(({ textContent }) => textContent);
    await expect(details).toEqual([
      'k7Qz0PbR2x',
      '$50.00',
      'MARÍA MUÑOZ LÓPEZ',
      'XXXX XXXX XXXX 4242',
    ]);
  },
});

/** After a reload the cardholder and the card are unknown. The note, unlike a name, is not in capitals. */
export const UnknownCardholder = meta.story({
  args: { cardholder: undefined, maskedCard: undefined },
  async play({ canvas }) {
    const details = canvas.getAllByRole('definition').map(({ textContent }) => textContent);
    await expect(details.slice(2)).toEqual([t('receipt.unknown'), t('receipt.unknown')]);
  },
});

export const LongCardholder = meta.story({
  args: { cardholder: 'María Guadalupe Covarrubias Villavicencio de la Huerta-Echeverría' },
});

export const Million = meta.story({ args: { amount: 1_000_000 } });
