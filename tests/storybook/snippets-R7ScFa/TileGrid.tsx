import { CarrierTile } from 'colibri-recargas-components/components/CarrierTile';
import { TileGrid } from 'colibri-recargas-components/components/TileGrid';

/** The carriers that an app sells. While they load, `loading` shows skeletons. */
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