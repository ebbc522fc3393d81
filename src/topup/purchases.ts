import type { AppStorage } from './appStorage';

type PaidPurchases = Pick<AppStorage, 'paidPurchases'>;

/** The maximum number of stored ids of paid purchases: far more than the number of open tabs. */
const MAX_STORED_IDS = 50;

/** How long a lock is held after a payment, in ms: other tabs see a write to local storage with a delay. */
const HOLD_MS = 500;

/** Whether a purchase was paid in this tab or another tab. */
export function isPaid({ paidPurchases }: PaidPurchases, purchase: string | undefined): boolean {
  return purchase !== undefined && (paidPurchases.read() ?? []).includes(purchase);
}

/** Marks a purchase as paid for all tabs. Returns false if it was already paid. */
export function markPaid(storage: PaidPurchases, purchase: string): boolean {
  const paid = storage.paidPurchases.read() ?? [];
  if (paid.includes(purchase)) return false;
  storage.paidPurchases.write([...paid, purchase].slice(-MAX_STORED_IDS));
  return true;
}

/** Calls a function that pays a purchase while no other tab pays it. Without Web Locks, it is called immediately. */
export function withLock(purchase: string, pay: () => void): void {
  const { locks } = navigator as Partial<Navigator>;
  if (locks === undefined) {
    pay();
    return;
  }
  locks
    .request(`purchase ${purchase}`, async () => {
      pay();
      await new Promise((resolve) => setTimeout(resolve, HOLD_MS));
    })
    // A browser that blocks storage also rejects locks.
    .catch(pay);
}
