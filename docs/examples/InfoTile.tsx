import { InfoDialog } from 'colibri-recargas-components/components/InfoDialog';
import { InfoTile } from 'colibri-recargas-components/components/InfoTile';
import { Picture } from 'colibri-recargas-components/components/Picture';
import { abono } from 'colibri-recargas-components/theme/pictures';
import { useState } from 'react';

/** The tile opens a dialog with more information. */
export function Default() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <InfoTile
        heading="Abonos"
        hint="Qué son y cómo se pagan"
        onClick={() => setOpen(true)}
        picture={<Picture {...abono} />}
      />
      <InfoDialog closeLabel="Cerrar" heading="Abonos" onClose={() => setOpen(false)} open={open}>
        Un abono agrega saldo a la cuenta de su compañía.
      </InfoDialog>
    </>
  );
}
