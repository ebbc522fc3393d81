import type { Carrier, Category, Product } from './contract';

/** Finds a carrier by its exact name. */
export function findCarrier(carriers: readonly Carrier[], name: string): Carrier | undefined {
  return carriers.find((carrier) => carrier.name === name);
}

/** Returns all products of the categories. */
export function productsOf(categories: readonly Category[] = []): Product[] {
  return categories.flatMap(({ productos }) => productos);
}

/** Finds a product by its SKU. Returns it with the index of its category. */
export function findSku(categories: readonly Category[], sku: string) {
  const all = categories.flatMap(({ productos }, category) =>
    productos.map((product) => ({ product, category })),
  );
  return all.find(({ product }) => product.sku === sku);
}

function foldSku(sku: string): string {
  return sku.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');
}

/**
 * Finds a product by the SKU of a shared address: the exact one, or else the only one with the same letters and digits.
 * Case and signs change when people type an address, or a chat ends it with a sign.
 */
export function findSharedSku(categories: readonly Category[], sku: string) {
  const similar = productsOf(categories).filter((product) => foldSku(product.sku) === foldSku(sku));
  const [only = sku, ...others] = new Set(similar.map((product) => product.sku));
  return findSku(categories, sku) ?? findSku(categories, others.length === 0 ? only : sku);
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

/** Removes the carriers whose complete names are excluded. Case and surrounding spaces do not matter. */
export function excludeCarriers(carriers: Carrier[], exclusions: readonly string[]): Carrier[] {
  const excluded = new Set(exclusions.map(foldName));
  return carriers.filter(({ name }) => !excluded.has(foldName(name)));
}

function foldName(name: string): string {
  return name.trim().toLowerCase();
}
