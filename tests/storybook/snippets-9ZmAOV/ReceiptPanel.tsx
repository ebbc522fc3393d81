import { ReceiptPanel } from 'colibri-recargas-components/components/ReceiptPanel';

/** Labels and values. `multiline` shows a long text on a separate line, `large` a larger value, and `unknown` replaces a value. */
export function Default() {
  return (
    <ReceiptPanel
      heading="Comprobante"
      mark
      rows={[
        { label: 'Folio', value: '483920', large: true },
        { label: 'Titular' },
        { label: 'Concepto', value: 'Saldo, 400 MB y redes sociales ilimitadas', multiline: true },
      ]}
      unknown="No disponible"
    />
  );
}