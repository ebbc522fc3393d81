import preview from '#storybook/preview';
import { tr } from '#storybook/testing/i18n';
import { Amount } from '#components/Amount';
import { ReceiptPanel } from './ReceiptPanel';

const meta = preview.meta({
  title: 'Components/Payment and receipt/ReceiptPanel',
  component: ReceiptPanel,
  parameters: {
    about: {
      use: 'For a list of terms and values that the user may print.',
      avoid: 'For data that the user can still edit.',
    },
    layout: 'padded',
  },
  args: {
    heading: tr('receipt.transaction'),
    rows: [
      { label: tr('receipt.topUpFolio'), value: '483920' },
      { label: tr('receipt.amount'), value: '$50.00' },
    ],
  },
});

export const Default = meta.story();

export const WithMark = meta.story({ args: { mark: true } });

/** A payment, with the amount in a large size. */
export const Payment = meta.story({
  tags: ['motion'],
  args: {
    heading: tr('receipt.payment'),
    mark: true,
    rows: [
      { label: tr('receipt.folio'), value: 'k7Qz0PbR2x' },
      { label: tr('receipt.amount'), value: <Amount language="es" size="huge" value={50} /> },
      {
        label: tr('receipt.cardholder'),
        value: 'MARÍA GUADALUPE COVARRUBIAS VILLAVICENCIO DE LA HUERTA-ECHEVERRÍA',
      },
      { label: tr('receipt.card'), value: 'XXXX XXXX XXXX 4242' },
    ],
  },
});

/** After a reload the cardholder and the card are unknown. */
export const UnknownValues = meta.story({
  args: {
    rows: [
      { label: tr('receipt.folio'), value: 'k7Qz0PbR2x' },
      { label: tr('receipt.cardholder') },
      { label: tr('receipt.card') },
    ],
    unknown: tr('receipt.unknown'),
  },
});
