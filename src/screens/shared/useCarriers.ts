import { useEffect, useMemo, useState } from 'react';
import { loadCarriers, readCachedCarriers } from '#recargas/carriers';
import type { Carrier } from '#recargas/contract';
import { useEnvironment } from '#screens/environment';
import { useHydrated } from './useHydrated';
import { watchReturn } from './watchReturn';

/** The carriers, or that they are still on their way. */
export type CarriersState = { status: 'loading' } | { status: 'ready'; carriers: Carrier[] };

/**
 * The carriers: the cached ones at once, else loaded; the load is given up when the screen goes
 * (spec §4). A list that came to nothing is asked for again, silently, whenever the network or the
 * tab is back: one request at a time, and one for each return.
 */
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
    const { signal } = abort;
    let isLoading = false;
    let isDue = true;

    async function load(): Promise<void> {
      if (isLoading) return;
      isLoading = true;
      while (isDue) {
        isDue = false;
        const carriers = await loadCarriers({ client, session, exclusions, signal });
        if (signal.aborted) return;
        setLoaded(carriers);
        // What is shown without a network is an earlier visit's, and not in the session.
        if (readCachedCarriers({ session, exclusions }) !== undefined) stopWatching();
      }
      isLoading = false;
    }

    // A return in the middle of a request is not lost: the next one starts when that one has failed.
    const stopWatching = watchReturn(() => {
      isDue = true;
      void load();
    });
    void load();
    return () => {
      abort.abort();
      stopWatching();
    };
  }, [client, exclusions, isCached, isHydrated, session]);

  const carriers = cached ?? loaded;
  return carriers === undefined ? { status: 'loading' } : { status: 'ready', carriers };
}
