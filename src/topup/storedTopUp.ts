import { matchPath, type Location } from 'react-router-dom';
import { paths } from '#addresses/addresses';
import { findSku } from '#api/carriers';
import type { Product } from '#api/contract';
import type { AppStorage } from './appStorage';
import { createFolio } from './folios';
import { readHistoryState, type HistoryState } from './historyState';
import { isPaid } from './purchases';
import type { Receipt } from './receipt';
import type { TopUp } from './topUp';

type KeptTopUp = HistoryState['topUp'];

/** Restores the top-up after a page load from session storage and the state of its history entry, which has the number. */
export function restoreTopUp(storage: AppStorage, state: unknown): TopUp {
  const { topUp: kept } = readHistoryState(state);
  const receipt = readLastReceipt(storage);
  const product = storage.selection.read();
  const stored = storage.purchase.read() ?? (product && findPurchase(storage, product, kept));
  if (stored === undefined || isPaid(storage, stored.id, kept?.phone)) {
    return { carrier: '', category: 0, receipt };
  }
  const { id, ...choice } = stored;
  return { ...choice, product, purchase: product && (id ?? createFolio()), receipt };
}

/** Finds the lost purchase of a product: in the product list, whose SKUs belong to one carrier, or in the history entry. */
function findPurchase({ products }: AppStorage, { sku }: Product, kept: KeptTopUp) {
  for (const { name, categorias = [] } of products.read() ?? []) {
    const found = findSku(categorias, sku);
    const id = kept?.carrier === name ? kept.purchase : undefined;
    if (found) return { id, carrier: name, category: found.category };
  }
  return kept && { id: kept.purchase, carrier: kept.carrier, category: 0 };
}

/**
 * Returns the phone number of a history entry and its carrier, if the number belongs to the top-up. On the payment
 * screen it belongs to one purchase: the number of another product is not used.
 */
export function findKeptPhone(
  storage: AppStorage,
  topUp: TopUp,
  { pathname, state }: Pick<Location, 'pathname' | 'state'>,
): KeptTopUp {
  const { topUp: kept } = readHistoryState(state);
  if (kept === undefined || isPaid(storage, kept.purchase, kept.phone)) return undefined;
  const isPayment = matchPath(paths.payment, pathname) !== null;
  const isSamePurchase = !isPayment || kept.purchase === topUp.purchase;
  return [kept.carrier, ''].includes(topUp.carrier) && isSamePurchase ? kept : undefined;
}

/** Writes the choices and the last receipt of a top-up to session storage. */
export function storeTopUp(
  storage: AppStorage,
  { carrier, category, product, purchase, receipt }: Omit<TopUp, 'phone'>,
): void {
  if (product === undefined) storage.selection.clear();
  else storage.selection.write(product);
  if (carrier === '') storage.purchase.clear();
  else storage.purchase.write({ id: purchase, carrier, category });
  if (receipt === undefined) return;
  // The schema drops the phone number, which session storage never has.
  const { transaction, ...details } = receipt;
  storage.transaction.write(transaction);
  storage.receiptDetails.write({ ...details, folio: transaction.folio });
}

/** Returns the last receipt. Without its details, the currency of its amount is unknown. */
function readLastReceipt(storage: AppStorage): Receipt | undefined {
  const transaction = storage.transaction.read();
  const { folio, ...details } = storage.receiptDetails.read() ?? { folio: undefined, carrier: '' };
  return transaction && folio === transaction.folio ? { transaction, ...details } : undefined;
}
