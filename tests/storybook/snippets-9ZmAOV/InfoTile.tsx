import { InfoTile } from 'colibri-recargas-components/components/InfoTile';
import { Picture } from 'colibri-recargas-components/components/Picture';
import { abono } from 'colibri-recargas-components/theme/pictures';

/** A button: its `onClick` opens an InfoDialog. */
export function Default() {
  return (
    <InfoTile heading="Abonos" hint="Qué son y cómo se pagan" picture={<Picture {...abono} />} />
  );
}