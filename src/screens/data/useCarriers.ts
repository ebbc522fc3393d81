import {
  createContext,
  use,
  useEffect,
  useMemo,
  useState,
  type Dispatch,
  type SetStateAction,
} from 'react';
import { excludeCarriers } from '#api/carriers';
import type { Carrier } from '#api/contract';
import { getProducts } from '#api/endpoints';
import { useHydrated } from '#hooks/useHydrated';
import { carrierThemes } from '#theme/themes';
import { type AppEnvironment, type CarriersState, useEnvironment } from './environment';
import { loadOnReturn } from './loadOnReturn';

/** Returns the carriers that session storage contains, or `undefined` if it has none. */
export function readCachedCarriers({ storage, settings }: AppEnvironment): Carrier[] | undefined {
  const cached = storage.products.read();
  return cached && excludeCarriers(cached, settings.excludedCarriers);
}

/** What a screen shows without a network: the list of an earlier visit, or none; `over` once a list is loaded. */
export type OfflineList = 'stored' | 'missing' | 'over';

/** What the screens show without a network, and the function that sets it. */
export const OfflineListContext = createContext<
  [OfflineList | undefined, Dispatch<SetStateAction<OfflineList | undefined>>]
>([undefined, () => undefined]);

/** Whether a request has failed because of the network. A browser may be online although it says that it is offline. */
function isOffline(error: unknown): boolean {
  // `fetch` rejects with a TypeError if there is no response.
  return !navigator.onLine && error instanceof Error && error.cause instanceof TypeError;
}

/**
 * Requests the carriers and caches the server's raw list (requirements §4). A failed request, another code,
 * an empty or invalid response and an abort all return an empty list, and cache and throw nothing. Without a
 * network, it returns the list of the last visit.
 */
export async function loadCarriers(
  environment: AppEnvironment,
  signal: AbortSignal,
): Promise<{ carriers: Carrier[]; offline?: OfflineList }> {
  const { storage, settings } = environment;
  try {
    const { code, result, raw } = await getProducts(environment, {}, signal);
    if (signal.aborted || code !== 0 || !result?.length) return { carriers: [] };
    storage.products.write(raw);
    storage.lastProducts.write(raw);
    return { carriers: excludeCarriers(result, settings.excludedCarriers) };
  } catch (error) {
    // Requirements §8: a failed request shows no message.
    if (!isOffline(error)) return { carriers: [] };
    const stored = excludeCarriers(storage.lastProducts.read() ?? [], settings.excludedCarriers);
    return { carriers: stored, offline: stored.length > 0 ? 'stored' : 'missing' };
  }
}

/** Returns the carriers that have a theme, without products. */
export function themedCarriers(exclusions: readonly string[]): Carrier[] {
  return excludeCarriers(
    carrierThemes.map(({ code }) => ({ name: code })),
    exclusions,
  );
}

/** Returns the carriers of the list. Without a list, these are the carriers that have a theme. */
export function knownCarriers(state: CarriersState, exclusions: readonly string[]): Carrier[] {
  return state.status === 'ready' && state.carriers.length > 0
    ? state.carriers
    : themedCarriers(exclusions);
}

/**
 * Returns the cached carriers, or loads them. Cancels the request when the screen unmounts (requirements
 * §4). An empty list is requested again without a message.
 */
export function useCarriers(): CarriersState {
  const environment = useEnvironment();
  const isHydrated = useHydrated();
  const [loaded, setLoaded] = useState<Carrier[]>();
  const [first] = useState<CarriersState>(
    (isHydrated ? undefined : environment.shownEarly?.state) ?? { status: 'loading' },
  );
  const cached = useMemo(() => {
    if (first.status === 'ready') return first.carriers;
    return isHydrated ? readCachedCarriers(environment) : undefined;
  }, [first, isHydrated, environment]);
  const isCached = cached !== undefined;
  const [, setOffline] = use(OfflineListContext);

  useEffect(() => {
    if (!isHydrated || isCached) return;
    return loadOnReturn(async (signal) => {
      const { carriers, offline } = await loadCarriers(environment, signal);
      // The list that is shown without a network is from an earlier visit, and not in session storage.
      const isLoaded = readCachedCarriers(environment) !== undefined;
      if (signal.aborted) return isLoaded;
      // A failed request does not replace the list of an earlier visit that is shown offline.
      setLoaded((shown = []) => (carriers.length > 0 ? carriers : shown));
      setOffline((last) => {
        if (isLoaded) return last && 'over';
        return offline ?? (last === 'stored' ? last : undefined);
      });
      return isLoaded;
    });
  }, [environment, isCached, isHydrated, setOffline]);

  const carriers = cached ?? loaded;
  return carriers === undefined ? first : { status: 'ready', carriers };
}
