import { IconButton } from 'colibri-recargas-components/components/IconButton';
import { TransactionReceipt } from 'colibri-recargas-components/components/TransactionReceipt';

const labels = { folio: 'Folio de la recarga', amount: 'Importe', concept: 'Concepto' };

/** The receipt of a top-up, with a button that copies the folio. */
export function Default() {
  return (
    <TransactionReceipt
      amount={50}
      concept="Saldo y 400 MB"
      folio="483920"
      folioAction={
        <IconButton
          icon="copy"
          label="Copiar el folio"
          onClick={() => void navigator.clipboard.writeText('483920')}
        />
      }
      heading="Recarga"
      labels={labels}
      language="es"
    />
  );
}
