import type { RecargasClient } from './client';
import type { Carrier, Category, Product } from './contract';
import type { RecargasAnswer } from './request';
import type { SessionStore } from '../storage/session';

/** Where the carriers come from. */
export interface CarrierSources {
  client: Pick<RecargasClient, 'getProducts'>;
  session: Pick<SessionStore, 'products' | 'lastProducts'>;
  /**
   * Names of the product list's entries which are not shown. Spaces around a name and
   * its case do not matter; parts of a name do not match.
   */
  exclusions: readonly string[];
  /** Gives the load up when it aborts, for instance on unmount. */
  signal?: AbortSignal;
  /** Whether there is no network at all. @default what the browser says of itself */
  isOffline?: () => boolean;
}

/**
 * Loads the carriers (requirements §4): from the session's cache, else from the server, whose raw list is
 * then cached. A failed request, another code, an empty or broken answer and an abort all give an
 * empty list, cache nothing and throw nothing; but without any network, the last visit's list is given.
 */
export async function loadCarriers({
  client,
  session,
  exclusions,
  signal,
  isOffline = readOffline,
}: CarrierSources): Promise<Carrier[]> {
  const cached = readCachedCarriers({ session, exclusions });
  if (cached) {
    return cached;
  }

  const answer = await fetchProducts(client, signal);
  if (answer === undefined && isOffline()) {
    return excludeCarriers(session.lastProducts.read() ?? [], exclusions);
  }
  if (signal?.aborted || answer?.code !== 0 || !answer.result?.length) {
    return [];
  }
  session.products.write(answer.raw);
  session.lastProducts.write(answer.raw);
  return excludeCarriers(answer.result, exclusions);
}

/** Outside a browser, nothing tells. */
function readOffline(): boolean {
  return typeof navigator !== 'undefined' && 'onLine' in navigator && !navigator.onLine;
}

/** The carriers of the session's cache without the excluded ones; `undefined` without a cache. */
export function readCachedCarriers({
  session,
  exclusions,
}: Pick<CarrierSources, 'exclusions'> & { session: Pick<SessionStore, 'products'> }):
  Carrier[] | undefined {
  const cached = session.products.read();
  return cached && excludeCarriers(cached, exclusions);
}

/** Finds a carrier by its exact name. */
export function findCarrier(carriers: readonly Carrier[], name: string): Carrier | undefined {
  return carriers.find((carrier) => carrier.name === name);
}

/** Finds the carrier which sells a product. */
export function findCarrierOfProduct(
  carriers: readonly Carrier[],
  sku: string,
): Carrier | undefined {
  return carriers.find(({ categorias = [] }) =>
    categorias.some(({ productos }) => productos.some((product) => product.sku === sku)),
  );
}

/** All products of some categories. */
export function productsOf(categories: readonly Category[] = []): Product[] {
  return categories.flatMap(({ productos }) => productos);
}

/**
 * Finds a chosen product in a list that may have changed since: the same product, else the one of its
 * sku and price, else the only one of its sku, whose price is another.
 */
export function findOffer(products: readonly Product[], chosen: Product): Product | undefined {
  if (products.includes(chosen)) return chosen;
  const offers = products.filter(({ sku }) => sku === chosen.sku);
  const samePrice = offers.filter(({ precio }) => precio === chosen.precio);
  const same = samePrice.find(({ descripcion }) => descripcion === chosen.descripcion);
  return same ?? samePrice[0] ?? (offers.length === 1 ? offers[0] : undefined);
}

async function fetchProducts(
  client: CarrierSources['client'],
  signal: AbortSignal | undefined,
): Promise<RecargasAnswer<Carrier[]> | undefined> {
  try {
    return await client.getProducts(signal ? { signal } : {});
  } catch {
    // Spec §8: no message is shown, the list stays empty.
    return undefined;
  }
}

/** The carriers without those whose names are excluded; see {@link CarrierSources}. */
export function excludeCarriers(carriers: Carrier[], exclusions: readonly string[]): Carrier[] {
  const excluded = new Set(exclusions.map(foldName));
  return carriers.filter(({ name }) => !excluded.has(foldName(name)));
}

function foldName(name: string): string {
  return name.trim().toLowerCase();
}
