import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { CarrierTile } from '#components/CarrierTile';
import { Skeleton } from '#components/Skeleton';
import { VisuallyHidden } from '#components/VisuallyHidden';
import { carrierPath } from './names';
import { RouteLink } from './RouteLink';
import { useChunkedList } from './useChunkedList';
import type { CarriersState } from './useCarriers';

/** The keys of the placeholders: one per known carrier (requirements §9), so that the page keeps its height. */
export const PLACEHOLDERS = Array.from({ length: 9 }, (_, index) => index);

/**
 * Returns the items of a carrier list: one tile per carrier, which links to the top-up flow. While they
 * load, it returns skeletons and one item with a loading text.
 */
export function useTiles(state: CarriersState): ReactNode {
  const { t } = useTranslation();
  const loading = state.status === 'loading';
  const count = useChunkedList(loading ? 0 : state.carriers.length);
  if (loading) {
    return PLACEHOLDERS.map((index) => (
      <li aria-hidden={index > 0 || undefined} key={index}>
        {index === 0 && <VisuallyHidden>{t('app.loading')}</VisuallyHidden>}
        <Skeleton shape="tile" />
      </li>
    ));
  }
  return state.carriers.slice(0, count).map(({ name }, index) => (
    <li key={`${String(index)} ${name}`}>
      <CarrierTile code={name} render={<RouteLink to={carrierPath(name)} />} />
    </li>
  ));
}
