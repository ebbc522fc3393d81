import { useEffect, useState } from 'react';
import { loadCarriers } from '#recargas/carriers';
import type { Carrier } from '#recargas/contract';
import { useServices } from '#screens/services';

/** The carriers, or that they are still on their way. */
export type CarriersState = { status: 'loading' } | { status: 'ready'; carriers: Carrier[] };

/** Loads the carriers when the screen comes and gives the load up when it goes (spec §4). */
export function useCarriers(): CarriersState {
  const { client, session, exclusions } = useServices();
  const [state, setState] = useState<CarriersState>({ status: 'loading' });

  useEffect(() => {
    const abort = new AbortController();
    void loadCarriers({ client, session, exclusions, signal: abort.signal }).then((carriers) => {
      if (!abort.signal.aborted) setState({ status: 'ready', carriers });
    });
    return () => {
      abort.abort();
    };
  }, [client, session, exclusions]);

  return state;
}
