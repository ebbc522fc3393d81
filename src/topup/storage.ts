import { findCarrierOfProduct } from '#api/carriers';
import type { Product } from '#api/contract';
import { createFolio } from './folios';
import type { SessionStore } from '#storage/session';
import { readHistoryState } from './historyState';
import { isPaid } from './purchases';
import { emptyTopUp, type PaidReceipt, type TopUp } from './topUp';

/** Restores the top-up after a reload from session storage and the state of the history entry. */
export function restoreTopUp(session: SessionStore, state: unknown): TopUp {
  const receipt = readLastReceipt(session);
  const stored = session.purchase.read();
  const product = isPaid(session, stored) ? undefined : session.selection.read();
  const chosen = product && { product, purchase: stored ?? createFolio() };
  const { sku, ...kept } = readHistoryState(state).topUp ?? { sku: undefined };
  // A phone number is only valid for the product that it was entered for.
  const own = sku === product?.sku ? kept : product && carrierAndCategoryOf(session, product);
  return { ...emptyTopUp, ...own, ...chosen, receipt };
}

/** Writes the chosen product and the last receipt of a top-up to session storage. */
export function storeTopUp(
  session: SessionStore,
  { product, purchase, receipt }: Pick<TopUp, 'product' | 'purchase' | 'receipt'>,
): void {
  if (product === undefined || purchase === undefined) {
    session.selection.clear();
    session.purchase.clear();
  } else {
    session.selection.write(product);
    session.purchase.write(purchase);
  }
  if (receipt === undefined) return;
  const { transaction, paidAt, carrier, validity, entry = '' } = receipt;
  session.transaction.write(transaction);
  if (paidAt === undefined) return;
  session.details.write({ folio: transaction.folio, entry, paidAt, carrier, validity });
}

function readLastReceipt(session: SessionStore): PaidReceipt | undefined {
  const transaction = session.transaction.read();
  if (transaction === undefined) return undefined;
  const { folio, ...details } = session.details.read() ?? { folio: undefined };
  return folio === transaction.folio ? { transaction, ...details } : { transaction };
}

function carrierAndCategoryOf(session: SessionStore, { sku }: Product): Partial<TopUp> | undefined {
  const list = session.products.read() ?? session.lastProducts.read() ?? [];
  const seller = findCarrierOfProduct(list, sku);
  if (seller === undefined) return undefined;
  const category = seller.categorias?.findIndex(({ productos }) =>
    productos.some((product) => product.sku === sku),
  );
  return { carrier: seller.name, category: category ?? 0 };
}
