import preview from '#storybook/preview';
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
    heading: 'Transacción',
    rows: [
      { label: 'Folio de recarga', value: '483920' },
      { label: 'Monto', value: '$50.00' },
    ],
  },
});

export const Default = meta.story();

/** A payment, with the amount in a large size. */
export const Payment = meta.story({
  tags: ['motion'],
  args: {
    heading: 'Confirmación de pago',
    mark: true,
    rows: [
      { label: 'Folio de factura', value: 'k7Qz0PbR2x' },
      { label: 'Monto', value: <Amount size="huge" value={50} /> },
      {
        label: 'Titular',
        value: 'MARÍA GUADALUPE COVARRUBIAS VILLAVICENCIO DE LA HUERTA-ECHEVERRÍA',
      },
      { label: 'Tarjeta', value: 'XXXX XXXX XXXX 4242' },
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
          label: 'Folio de recarga',
          value: (
            <>
              <span translate="no">483920</span>
              <IconButton icon="copy" label="Copiar el folio de recarga" />
            </>
          ),
          large: true,
        },
        { label: 'Monto', value: <Amount size="inherit" value={50} /> },
        {
          label: 'Concepto',
          value:
            'Saldo para llamadas y mensajes, 20 GB para navegar, redes sociales ilimitadas y servicio en México, Estados Unidos y Canadá',
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
      { label: 'Folio de factura', value: 'k7Qz0PbR2x' },
      { label: 'Titular' },
      { label: 'Tarjeta' },
    ],
    unknown: 'No guardado',
  },
});
