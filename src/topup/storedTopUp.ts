import { matchPath, type Location } from 'react-router-dom';
import { paths } from '#addresses/addresses';
import { findSku } from '#api/carriers';
import type { AppStorage } from './appStorage';
import { createFolio } from './folios';
import { readHistoryState, type HistoryState } from './historyState';
import { isPaid } from './purchases';
import { emptyTopUp, type TopUp } from './topUp';

type StoredPhone = HistoryState['topUp'];

/** A top-up without choices, whose phone number is not known yet. */
const unknown: TopUp = { ...emptyTopUp, phone: undefined };

/** Reads the top-up after a page load: from session storage, and for a number that was paid, from its history entry. */
export function readStoredTopUp(storage: AppStorage, state: unknown): TopUp {
  const { topUp: entry } = readHistoryState(state);
  const stored = storage.purchase.read() ?? findPurchase(storage, entry);
  const { id, product, receipt } = stored;
  if (isPaid(storage, id, entry?.phone)) return { ...unknown, receipt };
  return { ...stored, id: product && (id ?? createFolio()) };
}

/**
 * Finds the purchase of a stored product without one: in the product list, whose SKUs belong to one carrier, or in the
 * history entry.
 */
function findPurchase({ products, selection }: AppStorage, entry: StoredPhone): TopUp {
  const product = selection.read();
  if (product === undefined) return unknown;
  for (const { name, categorias = [] } of products.read() ?? []) {
    const found = findSku(categorias, product.sku);
    const id = entry?.carrier === name ? entry.id : undefined;
    if (found) return { id, carrier: name, category: found.category, product };
  }
  return entry ? { id: entry.id, carrier: entry.carrier, category: 0, product } : unknown;
}

/**
 * Returns the phone number of a history entry and its carrier, if the number belongs to the top-up. On the payment
 * screen it belongs to one purchase: the number of another product is not used.
 */
export function findStoredPhone(
  storage: AppStorage,
  topUp: TopUp,
  { pathname, state }: Pick<Location, 'pathname' | 'state'>,
): StoredPhone {
  const { topUp: entry } = readHistoryState(state);
  if (entry === undefined || isPaid(storage, entry.id, entry.phone)) return undefined;
  const isPayment = matchPath(paths.payment, pathname) !== null;
  const isSamePurchase = !isPayment || entry.id === topUp.id;
  return [entry.carrier, ''].includes(topUp.carrier) && isSamePurchase ? entry : undefined;
}

/** Writes a top-up to session storage, whose schemas drop the phone numbers, and the copies of requirements §3. */
export function storeTopUp(storage: AppStorage, topUp: TopUp): void {
  const { carrier, product, receipt } = topUp;
  if (carrier === '' && receipt === undefined) storage.purchase.clear();
  else storage.purchase.write(topUp);
  if (product === undefined) storage.selection.clear();
  else storage.selection.write(product);
  if (receipt !== undefined) storage.transaction.write(receipt.transaction);
}
