import type { SessionStore } from '#storage/session';

type PaidPurchases = Pick<SessionStore, 'paidPurchases'>;

/** How many ids of paid purchases are kept: far more than the tabs that could hold one of them. */
const KEPT = 50;

/** Whether a purchase was paid in this tab or in another one. */
export function isPaid({ paidPurchases }: PaidPurchases, purchase: string | undefined): boolean {
  return purchase !== undefined && (paidPurchases.read() ?? []).includes(purchase);
}

/** Marks a purchase as paid for all tabs. Returns false if it was paid before. */
export function markPaid({ paidPurchases }: PaidPurchases, purchase: string): boolean {
  const paid = paidPurchases.read() ?? [];
  if (paid.includes(purchase)) return false;
  paidPurchases.write([...paid, purchase].slice(-KEPT));
  return true;
}
