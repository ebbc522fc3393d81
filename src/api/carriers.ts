import type { ProductsClient } from './client';
import type { Carrier, Category, Product } from './contract';
import type { ApiResponse } from './request';
import type { AppStorage } from '../storage/appStorage';

/** The sources and filters of the carriers. */
export interface CarrierSources {
  client: Pick<ProductsClient, 'getProducts'>;
  storage: Pick<AppStorage, 'products' | 'lastProducts'>;
  /**
   * Names of carriers that are not shown. The comparison ignores case and surrounding spaces, and
   * matches only complete names.
   */
  exclusions: readonly string[];
  /** Cancels the load when it aborts, for instance on unmount. */
  signal?: AbortSignal;
  /** Whether the browser has no network connection. @default `!navigator.onLine` */
  isOffline?: () => boolean;
}

/**
 * Loads the carriers (requirements §4): from the cache in session storage, or from the server. The server's raw
 * list is then cached. A failed request, another code, an empty or invalid response and an abort all
 * return an empty list. They cache and throw nothing. Without a network, it returns the last visit's list.
 */
export async function loadCarriers({
  client,
  storage,
  exclusions,
  signal,
  isOffline = readOffline,
}: CarrierSources): Promise<Carrier[]> {
  const cached = readCachedCarriers({ storage, exclusions });
  if (cached) {
    return cached;
  }

  const response = await fetchProducts(client, signal);
  if (response === undefined && isOffline()) {
    return excludeCarriers(storage.lastProducts.read() ?? [], exclusions);
  }
  if (signal?.aborted || response?.code !== 0 || !response.result?.length) {
    return [];
  }
  storage.products.write(response.raw);
  storage.lastProducts.write(response.raw);
  return excludeCarriers(response.result, exclusions);
}

/** Outside a browser, the connection state is unknown and counts as online. */
function readOffline(): boolean {
  return typeof navigator !== 'undefined' && 'onLine' in navigator && !navigator.onLine;
}

/** Returns the cached carriers without the excluded ones, or `undefined` if there is no cache. */
export function readCachedCarriers({
  storage,
  exclusions,
}: Pick<CarrierSources, 'exclusions'> & { storage: Pick<AppStorage, 'products'> }):
  Carrier[] | undefined {
  const cached = storage.products.read();
  return cached && excludeCarriers(cached, exclusions);
}

/** Finds a carrier by its exact name. */
export function findCarrier(carriers: readonly Carrier[], name: string): Carrier | undefined {
  return carriers.find((carrier) => carrier.name === name);
}

/** Finds the carrier that sells a product. */
export function findCarrierOfProduct(
  carriers: readonly Carrier[],
  sku: string,
): Carrier | undefined {
  return carriers.find(({ categorias = [] }) =>
    categorias.some(({ productos }) => productos.some((product) => product.sku === sku)),
  );
}

/** Returns all products of the categories. */
export function productsOf(categories: readonly Category[] = []): Product[] {
  return categories.flatMap(({ productos }) => productos);
}

/**
 * Finds a chosen product in a list that may have changed. Returns the identical product, or the one with
 * the same SKU and price, or the only one with the same SKU, at its new price.
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
): Promise<ApiResponse<Carrier[]> | undefined> {
  try {
    return await client.getProducts(signal ? { signal } : {});
  } catch {
    // Requirements §8: the list is empty, and no message is shown.
    return undefined;
  }
}

/** Removes the carriers whose names are excluded; see {@link CarrierSources}. */
export function excludeCarriers(carriers: Carrier[], exclusions: readonly string[]): Carrier[] {
  const excluded = new Set(exclusions.map(foldName));
  return carriers.filter(({ name }) => !excluded.has(foldName(name)));
}

function foldName(name: string): string {
  return name.trim().toLowerCase();
}
