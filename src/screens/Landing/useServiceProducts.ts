import { useEffect, useState } from 'react';
import type { Carrier } from '#recargas/contract';
import { useServices } from '#screens/services';

/** The services for sale, or that they are still on their way. */
export type ServiceProductsState =
  { status: 'loading' } | { status: 'ready'; services: readonly Carrier[] };

/** Loads the services for sale; a failed request leaves the list empty, as on the products screen. */
export function useServiceProducts(): ServiceProductsState {
  const { client } = useServices();
  const [state, setState] = useState<ServiceProductsState>({ status: 'loading' });

  useEffect(() => {
    const abort = new AbortController();
    client.getServiceProducts({ signal: abort.signal }).then(
      ({ code, result }) => {
        if (!abort.signal.aborted) {
          setState({ status: 'ready', services: code === 0 ? (result ?? []) : [] });
        }
      },
      () => {
        if (!abort.signal.aborted) setState({ status: 'ready', services: [] });
      },
    );
    return () => {
      abort.abort();
    };
  }, [client]);

  return state;
}
