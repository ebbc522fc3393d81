import { CarrierTile } from 'colibri-recargas-components/components/CarrierTile';

/** One tile. Its colours are those of its own carrier. */
export function Default() {
  return <CarrierTile code="MOVISTAR" href="/recargas/MOVISTAR" />;
}