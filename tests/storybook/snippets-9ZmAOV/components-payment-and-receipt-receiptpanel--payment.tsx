import { Amount, IconButton, ReceiptPanel } from 'colibri-recargas-components';
const Payment = () => <ReceiptPanel
    heading="Confirmación de pago"
    rows={[
      { label: "Folio de factura", value: 'k7Qz0PbR2x' },
      { label: "Monto", value: <Amount size="huge" value={50} /> },
      {
        label: "Titular",
        value: 'MARÍA GUADALUPE COVARRUBIAS VILLAVICENCIO DE LA HUERTA-ECHEVERRÍA',
      },
      { label: "Tarjeta", value: 'XXXX XXXX XXXX 4242' },
    ]}
    mark />;