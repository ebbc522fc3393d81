import { useTranslation } from 'react-i18next';
import { CarrierTile } from '#components/CarrierTile';
import { Skeleton } from '#components/Skeleton';
import type { Carrier } from '#recargas/contract';
import { carrierPath } from '../shared/names';
import { PART, useParts } from '../shared/useParts';
import type { CarriersState } from '../shared/useCarriers';
import { useLink } from '../shared/useLink';
import { EmptyPlace, End, Tiles } from './Products.styles';

/** As many as the carriers we know of (spec §9), so that the page keeps its height. */
const PLACES = Array.from({ length: 9 }, (_, index) => index);

function LinkedTile({ name }: Pick<Carrier, 'name'>) {
  const link = useLink(carrierPath(name));
  return <CarrierTile code={name} {...link} />;
}

/**
 * One tile for each carrier of the list, or their places: pulsing while it loads, and empty where
 * there is none, so that what stands below them stays where it is.
 */
export function CarrierTiles({ state }: { state: CarriersState }) {
  const { t } = useTranslation();
  const loading = state.status === 'loading';
  const { starts, end } = useParts<HTMLLIElement>(loading ? 0 : state.carriers.length);
  if (!loading && state.carriers.length === 0) {
    return (
      <Tiles aria-hidden="true" as="div">
        {PLACES.map((place) => (
          <EmptyPlace key={place} />
        ))}
      </Tiles>
    );
  }
  return (
    <Tiles aria-busy={loading} aria-label={loading ? t('products.loading') : t('products.list')}>
      {loading
        ? PLACES.map((place) => (
            <li key={place}>
              <Skeleton data-shape="tile" />
            </li>
          ))
        : state.carriers.slice(0, starts.length * PART).map(({ name }, index) => (
            <li key={`${String(index)} ${name}`}>
              <LinkedTile name={name} />
            </li>
          ))}
      {!loading && <End aria-hidden="true" ref={end} />}
    </Tiles>
  );
}
