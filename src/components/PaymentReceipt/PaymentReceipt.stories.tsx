import preview from '#storybook/preview';
import { tr } from '#storybook/testing/i18n';
import { PaymentReceipt } from './PaymentReceipt';

const meta = preview.meta({
  title: 'Components/Payment and receipt/PaymentReceipt',
  component: PaymentReceipt,
  parameters: {
    about: {
      use: 'For the result of a payment: folio, amount, cardholder and card.',
      avoid: 'Before the payment is confirmed.',
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

export const Default = meta.story({ tags: ['motion'] });

/** After a reload the cardholder and the card are unknown. The note, unlike a name, is not in capitals. */
export const UnknownCardholder = meta.story({
  args: { cardholder: undefined, maskedCard: undefined },
});

export const LongCardholder = meta.story({
  args: { cardholder: 'María Guadalupe Covarrubias Villavicencio de la Huerta-Echeverría' },
});
