import { useEffect, useState } from 'react';
import type { Carrier } from '#api/contract';
import { useServices } from '#screens/services';
import { loadOnReturn } from '../shared/loadOnReturn';

/**
 * Loads the companies whose bills can be paid. Returns undefined while they load. If a request fails, the
 * list is empty, as on the products screen. An empty list is requested again without a message.
 */
export function useBillers(): readonly Carrier[] | undefined {
  const { client } = useServices();
  const [billers, setBillers] = useState<readonly Carrier[]>();

  useEffect(
    () =>
      loadOnReturn(async (signal) => {
        const response = await client.getServiceProducts({ signal }).catch(() => undefined);
        const loaded = response?.code === 0 ? (response.result ?? []) : [];
        if (!signal.aborted) setBillers(loaded);
        return loaded.length > 0;
      }),
    [client],
  );

  return billers;
}
