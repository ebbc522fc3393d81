import { TransactionReceipt } from 'colibri-recargas-components/components/TransactionReceipt';

/** The receipt of a top-up. `folioAction` is the place for a button that copies the folio. */
export function Default() {
  return (
    <TransactionReceipt
      amount={50}
      concept="Saldo y 400 MB"
      folio="483920"
      heading="Recarga"
      labels={{ folio: 'Folio de la recarga', amount: 'Importe', concept: 'Concepto' }}
      language="es"
    />
  );
}
