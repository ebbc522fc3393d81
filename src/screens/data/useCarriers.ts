import { useEffect, useMemo, useState } from 'react';
import type { Carrier } from '#api/contract';
import { useHydrated } from '#hooks/useHydrated';
import { useEnvironment } from './environment';
import { loadCarriers, readCachedCarriers } from './loadCarriers';
import { loadOnReturn } from './loadOnReturn';

/** The carriers, or the loading state. */
export type CarriersState = { status: 'loading' } | { status: 'ready'; carriers: Carrier[] };

/**
 * Returns the cached carriers, or loads them. Cancels the request when the screen unmounts (requirements
 * §4). An empty list is requested again without a message.
 */
export function useCarriers(): CarriersState {
  const { client, storage, exclusions } = useEnvironment();
  const isHydrated = useHydrated();
  const [loaded, setLoaded] = useState<Carrier[]>();
  const cached = useMemo(
    () => (isHydrated ? readCachedCarriers({ storage, exclusions }) : undefined),
    [isHydrated, storage, exclusions],
  );
  const isCached = cached !== undefined;

  useEffect(() => {
    if (!isHydrated || isCached) return;
    return loadOnReturn(async (signal) => {
      const carriers = await loadCarriers({ client, storage, exclusions }, signal);
      // A failed request does not replace the list of an earlier visit.
      if (!signal.aborted) setLoaded((shown = []) => (carriers.length > 0 ? carriers : shown));
      // The list that is shown without a network is from an earlier visit, and not in session storage.
      return readCachedCarriers({ storage, exclusions }) !== undefined;
    });
  }, [client, exclusions, isCached, isHydrated, storage]);

  const carriers = cached ?? loaded;
  return carriers === undefined ? { status: 'loading' } : { status: 'ready', carriers };
}
