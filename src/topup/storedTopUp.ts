import { matchPath, type Location } from 'react-router-dom';
import { paths } from '#addresses/addresses';
import type { AppStorage } from './appStorage';
import { createFolio } from './folios';
import { readHistoryState, type HistoryState } from './historyState';
import { isPaid } from './purchases';
import type { Receipt } from './receipt';
import type { TopUp } from './topUp';

/** Restores the top-up after a page load from session storage. Its phone number is in a history entry. */
export function restoreTopUp(storage: AppStorage): TopUp {
  const receipt = readLastReceipt(storage);
  const unknown = { id: undefined, carrier: '', category: 0 };
  const { id, ...choice } = storage.purchase.read() ?? unknown;
  if (isPaid(storage, id)) return { carrier: '', category: 0, receipt };
  const product = storage.selection.read();
  return { ...choice, product, purchase: product && (id ?? createFolio()), receipt };
}

/**
 * Returns the phone number of a history entry and its carrier, if the number belongs to the top-up. On the payment
 * screen it belongs to one purchase: the number of another product is not used.
 */
export function findKeptPhone(
  storage: AppStorage,
  topUp: TopUp,
  { pathname, state }: Pick<Location, 'pathname' | 'state'>,
): HistoryState['topUp'] {
  const { topUp: kept } = readHistoryState(state);
  if (kept === undefined || isPaid(storage, kept.purchase)) return undefined;
  const isEmpty = topUp.carrier === '' && topUp.product === undefined;
  const isPayment = matchPath(paths.payment, pathname) !== null;
  const isSamePurchase = !isPayment || kept.purchase === topUp.purchase;
  return (isEmpty || kept.carrier === topUp.carrier) && isSamePurchase ? kept : undefined;
}

/** Writes the choices and the last receipt of a top-up to session storage. */
export function storeTopUp(
  storage: AppStorage,
  { carrier, category, product, purchase, receipt }: Omit<TopUp, 'phone'>,
): void {
  if (product === undefined) storage.selection.clear();
  else storage.selection.write(product);
  if (carrier === '' && purchase === undefined) storage.purchase.clear();
  else storage.purchase.write({ id: purchase, carrier, category });
  if (receipt === undefined) return;
  // The schema drops the phone number, which session storage never has.
  const { transaction, ...details } = receipt;
  storage.transaction.write(transaction);
  storage.receiptDetails.write({ ...details, folio: transaction.folio });
}

function readLastReceipt(storage: AppStorage): Receipt | undefined {
  const transaction = storage.transaction.read();
  if (transaction === undefined) return undefined;
  const { folio, ...details } = storage.receiptDetails.read() ?? { folio: undefined };
  return folio === transaction.folio ? { transaction, ...details } : { transaction };
}
