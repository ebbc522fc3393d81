import { Amount, IconButton, ReceiptPanel } from 'colibri-recargas-components';
const Default = () => <ReceiptPanel
    heading="Transacción"
    rows={[
      { label: "Folio de recarga", value: '483920' },
      { label: "Monto", value: '$50.00' },
    ]} />;