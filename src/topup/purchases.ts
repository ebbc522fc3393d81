import type { AppStorage } from '#storage/appStorage';

type PaidPurchases = Pick<AppStorage, 'paidPurchases'>;

/** The maximum number of stored ids of paid purchases: far more than the number of open tabs. */
const MAX_STORED_IDS = 50;

/** Whether a purchase was paid in this tab or another tab. */
export function isPaid({ paidPurchases }: PaidPurchases, purchase: string | undefined): boolean {
  return purchase !== undefined && (paidPurchases.read() ?? []).includes(purchase);
}

/** Marks a purchase as paid for all tabs. Returns false if it was already paid. */
export function markPaid({ paidPurchases }: PaidPurchases, purchase: string): boolean {
  const paid = paidPurchases.read() ?? [];
  if (paid.includes(purchase)) return false;
  paidPurchases.write([...paid, purchase].slice(-MAX_STORED_IDS));
  return true;
}
