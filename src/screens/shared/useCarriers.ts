import { useEffect, useMemo, useState } from 'react';
import { loadCarriers, readCachedCarriers } from '#api/carriers';
import type { Carrier } from '#api/contract';
import { useServices } from '#screens/services';
import { loadOnReturn } from './loadOnReturn';
import { useHydrated } from '#hooks/useHydrated';

/** The carriers, or that they are still on their way. */
export type CarriersState = { status: 'loading' } | { status: 'ready'; carriers: Carrier[] };

/**
 * The carriers: the cached ones at once, else loaded; the load is given up when the screen goes
 * (requirements §4). A list that came to nothing is asked for again, silently.
 */
export function useCarriers(): CarriersState {
  const { client, session, exclusions } = useServices();
  const isHydrated = useHydrated();
  const [loaded, setLoaded] = useState<Carrier[]>();
  const cached = useMemo(
    () => (isHydrated ? readCachedCarriers({ session, exclusions }) : undefined),
    [isHydrated, session, exclusions],
  );
  const isCached = cached !== undefined;

  useEffect(() => {
    if (!isHydrated || isCached) return undefined;
    const abort = new AbortController();
    const { signal } = abort;
    const stop = loadOnReturn(async () => {
      const carriers = await loadCarriers({ client, session, exclusions, signal });
      if (signal.aborted) return true;
      setLoaded(carriers);
      // What is shown without a network is an earlier visit's, and not in the session.
      return readCachedCarriers({ session, exclusions }) !== undefined;
    });
    return () => {
      abort.abort();
      stop();
    };
  }, [client, exclusions, isCached, isHydrated, session]);

  const carriers = cached ?? loaded;
  return carriers === undefined ? { status: 'loading' } : { status: 'ready', carriers };
}
