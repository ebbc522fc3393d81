import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { CarrierTile } from '#components/CarrierTile';
import { Skeleton } from '#components/Skeleton';
import { VisuallyHidden } from '#components/VisuallyHidden';
import { carrierPath } from './names';
import type { CarriersState } from './useCarriers';
import { useLink } from './useLink';
import { CHUNK_SIZE, useChunkedList } from './useChunkedList';

/** One placeholder per known carrier (requirements §9), so that the page keeps its height. */
export const PLACES = Array.from({ length: 9 }, (_, index) => index);

function LinkedTile({ name }: { name: string }) {
  const link = useLink(carrierPath(name));
  return <CarrierTile code={name} {...link} />;
}

/**
 * Returns the items of a carrier list: one tile per carrier, which links to the top-up flow. While they
 * load, it returns skeletons and one item with a loading text.
 */
export function useTiles(state: CarriersState): ReactNode {
  const { t } = useTranslation();
  const loading = state.status === 'loading';
  const { starts, end } = useChunkedList<HTMLLIElement>(loading ? 0 : state.carriers.length);
  if (loading) {
    return PLACES.map((place) => (
      <li aria-hidden={place > 0 || undefined} key={place}>
        {place === 0 && <VisuallyHidden>{t('app.loading')}</VisuallyHidden>}
        <Skeleton data-shape="tile" />
      </li>
    ));
  }
  const shown = state.carriers.slice(0, starts.length * CHUNK_SIZE);
  return shown.map(({ name }, index) => (
    <li key={`${String(index)} ${name}`} ref={index === shown.length - 1 ? end : undefined}>
      <LinkedTile name={name} />
    </li>
  ));
}
