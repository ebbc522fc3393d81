import { useEffect, useState } from 'react';
import type { Carrier } from '#recargas/contract';
import { useEnvironment } from '#screens/environment';

/** The companies whose bills can be paid, or that they are still on their way. */
export type BillersState = { status: 'loading' } | { status: 'ready'; billers: readonly Carrier[] };

/** Loads the companies whose bills can be paid; a failed request leaves the list empty, as on the products screen. */
export function useBillers(): BillersState {
  const { client } = useEnvironment();
  const [state, setState] = useState<BillersState>({ status: 'loading' });

  useEffect(() => {
    const abort = new AbortController();
    client.getServiceProducts({ signal: abort.signal }).then(
      ({ code, result }) => {
        if (!abort.signal.aborted) {
          setState({ status: 'ready', billers: code === 0 ? (result ?? []) : [] });
        }
      },
      () => {
        if (!abort.signal.aborted) setState({ status: 'ready', billers: [] });
      },
    );
    return () => {
      abort.abort();
    };
  }, [client]);

  return state;
}
