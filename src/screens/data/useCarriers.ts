import { useEffect, useMemo, useState } from 'react';
import { excludeCarriers } from '#api/carriers';
import type { Carrier } from '#api/contract';
import { getProducts } from '#api/endpoints';
import { useHydrated } from '#hooks/useHydrated';
import { carrierThemes } from '#theme/themes';
import { type AppEnvironment, useEnvironment } from './environment';
import { loadOnReturn } from './loadOnReturn';

/** Returns the carriers that session storage contains, or `undefined` if it has none. */
export function readCachedCarriers({ storage, settings }: AppEnvironment): Carrier[] | undefined {
  const cached = storage.products.read();
  return cached && excludeCarriers(cached, settings.excludedCarriers);
}

/**
 * Requests the carriers and caches the server's raw list (requirements §4). A failed request, another code,
 * an empty or invalid response and an abort all return an empty list, and cache and throw nothing. Without a
 * network, it returns the list of the last visit.
 */
export async function loadCarriers(
  environment: AppEnvironment,
  signal: AbortSignal,
): Promise<Carrier[]> {
  const { storage, settings } = environment;
  // Requirements §8: a failed request shows no message.
  const response = await getProducts(environment, {}, signal).catch(() => undefined);
  if (response === undefined && !navigator.onLine) {
    return excludeCarriers(storage.lastProducts.read() ?? [], settings.excludedCarriers);
  }
  if (signal.aborted || response?.code !== 0 || !response.result?.length) return [];
  storage.products.write(response.raw);
  storage.lastProducts.write(response.raw);
  return excludeCarriers(response.result, settings.excludedCarriers);
}

/** The carriers, or the loading state. */
export type CarriersState = { status: 'loading' } | { status: 'ready'; carriers: Carrier[] };

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
  const [first] = useState(isHydrated ? undefined : environment.firstCarriers);
  const cached = useMemo(
    () => first ?? (isHydrated ? readCachedCarriers(environment) : undefined),
    [first, isHydrated, environment],
  );
  const isCached = cached !== undefined;

  useEffect(() => {
    if (!isHydrated || isCached) return;
    return loadOnReturn(async (signal) => {
      const carriers = await loadCarriers(environment, signal);
      // A failed request does not replace the list of an earlier visit.
      if (!signal.aborted) setLoaded((shown = []) => (carriers.length > 0 ? carriers : shown));
      // The list that is shown without a network is from an earlier visit, and not in session storage.
      return readCachedCarriers(environment) !== undefined;
    });
  }, [environment, isCached, isHydrated]);

  const carriers = cached ?? loaded;
  return carriers === undefined ? { status: 'loading' } : { status: 'ready', carriers };
}
