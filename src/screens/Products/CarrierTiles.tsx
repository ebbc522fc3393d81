import { useTranslation } from 'react-i18next';
import { Placeholder } from '../shared/layout';
import type { CarriersState } from '../shared/useCarriers';
import { PLACEHOLDERS, useTiles } from '../shared/useTiles';
import { Tiles } from './Products.styles';

/**
 * One tile per carrier of the list, or placeholders. They pulse while the list loads, and are empty if
 * there is no list, so that the content below does not move.
 */
export function CarrierTiles({ state }: { state: CarriersState }) {
  const { t } = useTranslation();
  const tiles = useTiles(state);
  const loading = state.status === 'loading';
  if (!loading && state.carriers.length === 0) {
    return (
      <Tiles aria-hidden="true" as="div">
        {PLACEHOLDERS.map((index) => (
          <Placeholder key={index} />
        ))}
      </Tiles>
    );
  }
  return (
    <Tiles aria-busy={loading} aria-label={loading ? t('products.loading') : t('products.list')}>
      {tiles}
    </Tiles>
  );
}
