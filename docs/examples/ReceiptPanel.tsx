import { ReceiptPanel } from 'colibri-recargas-components/components/ReceiptPanel';

/** Terms and details. `isProse` shows a long detail on a separate line. */
export function Default() {
  return (
    <ReceiptPanel
      heading="Comprobante"
      mark
      rows={[
        { term: 'Folio', detail: '483920' },
        { term: 'Concepto', detail: 'Saldo, 400 MB y redes sociales ilimitadas', isProse: true },
      ]}
    />
  );
}
