import { expect } from 'storybook/test';
import preview from '#storybook/preview';
import { t, tr } from '#storybook/text';
import { PaymentReceipt } from './PaymentReceipt';

const meta = preview.meta({
  title: 'Components/PaymentReceipt',
  component: PaymentReceipt,
  parameters: { layout: 'padded' },
  args: {
    heading: tr('receipt.payment'),
    labels: {
      amount: tr('receipt.amount'),
      folio: tr('receipt.folio'),
      cardholder: tr('receipt.cardholder'),
      card: tr('receipt.card'),
    },
    folio: 'k7Qz0PbR2x',
    amount: 50,
    language: 'es' as const,
    cardholder: 'María Muñoz López',
    maskedCard: 'XXXX XXXX XXXX 4242',
  },
});

export const Default = meta.story({
  async play({ canvas }) {
    await expect(canvas.getByRole('region', { name: t('receipt.payment') })).toBeVisible();
    const terms = canvas.getAllByRole('term').map(({ textContent }) => textContent);
    await expect(terms).toEqual([
      t('receipt.amount'),
      t('receipt.folio'),
      t('receipt.cardholder'),
      t('receipt.card'),
    ]);
    const details = canvas.getAllByRole('definition').map(({ textContent }) => textContent);
    await expect(details).toEqual([
      '$50.00',
      'k7Qz0PbR2x',
      'MARÍA MUÑOZ LÓPEZ',
      'XXXX XXXX XXXX 4242',
    ]);
  },
});

export const InDollars = meta.story({ args: { currency: 'USD', amount: 20 } });

export const LongCardholder = meta.story({
  args: { cardholder: 'María Guadalupe Covarrubias Villavicencio de la Huerta-Echeverría' },
});

export const Million = meta.story({ args: { amount: 1_000_000 } });
