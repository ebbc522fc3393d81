import { findCarrierOfProduct } from '#api/carriers';
import type { Product } from '#api/contract';
import { createFolio } from './folios';
import type { AppStorage } from './appStorage';
import { readHistoryState } from './historyState';
import { isPaid } from './purchases';
import { emptyTopUp, type PaidReceipt, type TopUp } from './topUp';

/** Restores the top-up after a reload from session storage and the state of the history entry. */
export function restoreTopUp(storage: AppStorage, state: unknown): TopUp {
  const receipt = readLastReceipt(storage);
  const stored = storage.purchase.read();
  const product = isPaid(storage, stored) ? undefined : storage.selection.read();
  const chosen = product && { product, purchase: stored ?? createFolio() };
  const { sku, ...kept } = readHistoryState(state).topUp ?? { sku: undefined };
  // A phone number is only valid for the product that it was entered for.
  const own = sku === product?.sku ? kept : product && carrierAndCategoryOf(storage, product);
  return { ...emptyTopUp, ...own, ...chosen, receipt };
}

/** Writes the chosen product and the last receipt of a top-up to session storage. */
export function storeTopUp(
  storage: AppStorage,
  { product, purchase, receipt }: Pick<TopUp, 'product' | 'purchase' | 'receipt'>,
): void {
  if (product === undefined || purchase === undefined) {
    storage.selection.clear();
    storage.purchase.clear();
  } else {
    storage.selection.write(product);
    storage.purchase.write(purchase);
  }
  if (receipt === undefined) return;
  const { transaction, paidAt, carrier, validity, historyKey = '' } = receipt;
  storage.transaction.write(transaction);
  if (paidAt === undefined) return;
  storage.details.write({ folio: transaction.folio, historyKey, paidAt, carrier, validity });
}

function readLastReceipt(storage: AppStorage): PaidReceipt | undefined {
  const transaction = storage.transaction.read();
  if (transaction === undefined) return undefined;
  const { folio, ...details } = storage.details.read() ?? { folio: undefined };
  return folio === transaction.folio ? { transaction, ...details } : { transaction };
}

function carrierAndCategoryOf(storage: AppStorage, { sku }: Product): Partial<TopUp> | undefined {
  const list = storage.products.read() ?? storage.lastProducts.read() ?? [];
  const seller = findCarrierOfProduct(list, sku);
  if (seller === undefined) return undefined;
  const category = seller.categorias?.findIndex(({ productos }) =>
    productos.some((product) => product.sku === sku),
  );
  return { carrier: seller.name, category: category ?? 0 };
}
