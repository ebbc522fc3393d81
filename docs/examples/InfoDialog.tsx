import { Button } from 'colibri-recargas-components/components/Button';
import { InfoDialog } from 'colibri-recargas-components/components/InfoDialog';
import { useState } from 'react';

/** The app owns `open`. The focus returns to the button when the dialog closes. */
export function Default() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>¿Qué es un abono?</Button>
      <InfoDialog closeLabel="Entendido" heading="Abono" onClose={() => setOpen(false)} open={open}>
        Un abono agrega saldo a la cuenta de su compañía.
      </InfoDialog>
    </>
  );
}
