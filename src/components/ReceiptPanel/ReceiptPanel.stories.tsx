import preview from '#storybook/preview';
import { t, tr } from '#storybook/testing/i18n';
import { Amount } from '#components/Amount';
import { IconButton } from '#components/IconButton';
import { ReceiptPanel } from './ReceiptPanel';

const meta = preview.meta({
  title: 'Components/Payment and receipt/ReceiptPanel',
  component: ReceiptPanel,
  parameters: {
    sameInCarriers: true,
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

/** A payment, with the amount in a large size. */
export const Payment = meta.story({
  tags: ['motion'],
  args: {
    heading: tr('receipt.payment'),
    mark: true,
    rows: [
      { label: tr('receipt.folio'), value: 'k7Qz0PbR2x' },
      { label: tr('receipt.amount'), value: <Amount size="huge" value={50} /> },
      {
        label: tr('field.cardholder'),
        value: 'MARÍA GUADALUPE COVARRUBIAS VILLAVICENCIO DE LA HUERTA-ECHEVERRÍA',
      },
      { label: tr('receipt.card'), value: 'XXXX XXXX XXXX 4242' },
    ],
  },
});

/** A top-up, with a button that copies its folio, and a long concept. */
export const Transaction = meta.story({
  render: (args) => (
    <ReceiptPanel
      {...args}
      rows={[
        {
          label: t('receipt.topUpFolio'),
          value: (
            <>
              <span translate="no">483920</span>
              <IconButton icon="copy" label={t('receipt.copyFolio')} />
            </>
          ),
          large: true,
        },
        { label: t('receipt.amount'), value: <Amount size="inherit" value={50} /> },
        {
          label: t('receipt.concept'),
          value: (
            <span lang="es">
              Saldo para llamadas y mensajes, 20 GB para navegar, redes sociales ilimitadas y
              servicio en México, Estados Unidos y Canadá
            </span>
          ),
          multiline: true,
        },
      ]}
    />
  ),
});

/** After a reload the cardholder and the card are unknown. */
export const UnknownValues = meta.story({
  args: {
    rows: [
      { label: tr('receipt.folio'), value: 'k7Qz0PbR2x' },
      { label: tr('field.cardholder') },
      { label: tr('receipt.card') },
    ],
    unknown: tr('receipt.unknown'),
  },
});
