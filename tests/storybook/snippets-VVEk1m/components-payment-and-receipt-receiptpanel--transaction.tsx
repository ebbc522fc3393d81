import { Amount, IconButton, ReceiptPanel } from 'colibri-recargas-components';
const Transaction = () => <ReceiptPanel
    heading="Transacción"
    rows={[
      {
        label: "Folio de recarga",
        value: (
          <>
            <span translate="no">483920</span>
            <IconButton icon="copy" label="Copiar el folio de recarga" />
          </>
        ),
        large: true,
      },
      { label: "Monto", value: <Amount size="inherit" value={50} /> },
      {
        label: "Concepto",
        value: (
          <span lang="es">
            Saldo para llamadas y mensajes, 20 GB para navegar, redes sociales ilimitadas y
            servicio en México, Estados Unidos y Canadá
          </span>
        ),
        multiline: true,
      },
    ]} />;