import { excludeCarriers } from '#api/carriers';
import type { ProductsClient } from '#api/client';
import type { Carrier } from '#api/contract';
import type { AppStorage } from '#topup/appStorage';

/** The sources of the carriers, and the names of carriers that are not shown. */
export interface CarrierSources {
  client: Pick<ProductsClient, 'getProducts'>;
  storage: Pick<AppStorage, 'products' | 'lastProducts'>;
  exclusions: readonly string[];
}

/** Returns the carriers that session storage contains, or `undefined` if it has none. */
export function readCachedCarriers({
  storage,
  exclusions,
}: Omit<CarrierSources, 'client'>): Carrier[] | undefined {
  const cached = storage.products.read();
  return cached && excludeCarriers(cached, exclusions);
}

/**
 * Requests the carriers and caches the server's raw list (requirements §4). A failed request, another code,
 * an empty or invalid response and an abort all return an empty list, and cache and throw nothing. Without a
 * network, it returns the list of the last visit.
 */
export async function loadCarriers(
  { client, storage, exclusions }: CarrierSources,
  signal: AbortSignal,
): Promise<Carrier[]> {
  // Requirements §8: a failed request shows no message.
  const response = await client.getProducts({ signal }).catch(() => undefined);
  if (response === undefined && !navigator.onLine) {
    return excludeCarriers(storage.lastProducts.read() ?? [], exclusions);
  }
  if (signal.aborted || response?.code !== 0 || !response.result?.length) return [];
  storage.products.write(response.raw);
  storage.lastProducts.write(response.raw);
  return excludeCarriers(response.result, exclusions);
}
