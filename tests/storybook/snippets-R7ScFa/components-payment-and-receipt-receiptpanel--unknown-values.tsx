import { Amount, IconButton, ReceiptPanel } from 'colibri-recargas-components';
const UnknownValues = () => <ReceiptPanel
    heading="Transacción"
    rows={[
      { label: "Folio de factura", value: 'k7Qz0PbR2x' },
      { label: "Titular" },
      { label: "Tarjeta" },
    ]}
    unknown="No guardado" />;