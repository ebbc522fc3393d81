import { useEffect, useState } from 'react';
import type { Carrier } from '#api/contract';
import { useServices } from '#screens/services';
import { loadOnReturn } from '../shared/loadOnReturn';

/** The billers, or the loading state. */
export type BillersState = { status: 'loading' } | { status: 'ready'; billers: readonly Carrier[] };

/**
 * Loads the companies whose bills can be paid. If a request fails, the list is empty, as on the products
 * screen. An empty list is requested again without a message.
 */
export function useBillers(): BillersState {
  const { client } = useServices();
  const [state, setState] = useState<BillersState>({ status: 'loading' });

  useEffect(() => {
    const abort = new AbortController();
    const { signal } = abort;

    async function ask(): Promise<readonly Carrier[]> {
      try {
        const { code, result } = await client.getServiceProducts({ signal });
        return code === 0 ? (result ?? []) : [];
      } catch {
        return [];
      }
    }

    const stop = loadOnReturn(async () => {
      const billers = await ask();
      if (signal.aborted) return true;
      setState({ status: 'ready', billers });
      return billers.length > 0;
    });
    return () => {
      abort.abort();
      stop();
    };
  }, [client]);

  return state;
}
