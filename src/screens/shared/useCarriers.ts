import { useEffect, useMemo, useState } from 'react';
import { loadCarriers, readCachedCarriers } from '#recargas/carriers';
import type { Carrier } from '#recargas/contract';
import { useEnvironment } from '#screens/environment';
import { useHydrated } from './useHydrated';

/** The carriers, or that they are still on their way. */
export type CarriersState = { status: 'loading' } | { status: 'ready'; carriers: Carrier[] };

/** The carriers: the cached ones at once, else loaded; the load is given up when the screen goes (spec §4). */
export function useCarriers(): CarriersState {
  const { client, session, exclusions } = useEnvironment();
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
    void loadCarriers({ client, session, exclusions, signal: abort.signal }).then((carriers) => {
      if (!abort.signal.aborted) setLoaded(carriers);
    });
    return () => {
      abort.abort();
    };
  }, [client, exclusions, isCached, isHydrated, session]);

  const carriers = cached ?? loaded;
  return carriers === undefined ? { status: 'loading' } : { status: 'ready', carriers };
}
