import { CarrierTile } from 'colibri-recargas-components/components/CarrierTile';

/** One tile. Its colours are those of its own carrier. */
export function Default() {
  return <CarrierTile code="MOVISTAR" href="/recargas/MOVISTAR" />;
}

/** A list of tiles. `render` takes the link of a router in place of `href`. */
export function List() {
  return (
    <ul style={{ display: 'grid', gap: '0.75rem', listStyle: 'none', padding: 0 }}>
      {['ATT', 'TELCEL', 'UNEFON'].map((code) => (
        <li key={code}>
          <CarrierTile code={code} href={`/recargas/${code}`} />
        </li>
      ))}
    </ul>
  );
}
