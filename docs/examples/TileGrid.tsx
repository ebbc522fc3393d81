import { CarrierTile } from 'colibri-recargas-components/components/CarrierTile';
import { TileGrid } from 'colibri-recargas-components/components/TileGrid';

/** The carriers that an app sells. */
export function Default() {
  return (
    <TileGrid label="Compañías">
      {['ATT', 'TELCEL', 'UNEFON'].map((code) => (
        <li key={code}>
          <CarrierTile code={code} href={`/recargas/${code}`} />
        </li>
      ))}
    </TileGrid>
  );
}

/** While the carriers load. */
export function Loading() {
  return <TileGrid label="Compañías" loadingText="Cargando…" placeholders={3} state="loading" />;
}
