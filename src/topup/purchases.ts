import type { AppStorage } from './appStorage';

type PaidPurchases = Pick<AppStorage, 'paidPurchases'>;

/** The maximum number of stored ids of paid purchases: far more than the number of open tabs. */
const MAX_STORED_IDS = 50;

/** Whether a purchase was paid in this tab or another tab. */
export function isPaid({ paidPurchases }: PaidPurchases, purchase: string | undefined): boolean {
  return purchase !== undefined && (paidPurchases.read() ?? []).includes(purchase);
}

/** The purchases that another tab has locked. They are not stored, since the other tab has not paid them yet. */
const lockedElsewhere = new Set<string>();

/** Marks a purchase as paid for all tabs. Returns false if it was already paid, or another tab has locked it. */
export function markPaid({ paidPurchases }: PaidPurchases, purchase: string): boolean {
  const paid = paidPurchases.read() ?? [];
  if (lockedElsewhere.has(purchase) || paid.includes(purchase)) return false;
  paidPurchases.write([...paid, purchase].slice(-MAX_STORED_IDS));
  return true;
}

/** How long a purchase stays locked, in ms: longer than local storage needs to reach the other tabs. */
const LOCK_MS = 2000;

/** The maximum wait for a lock, in ms. Then local storage alone prevents a second payment. */
const MAX_WAIT_MS = 200;

const locks = new Map<string, Promise<void>>();

/** Requests the lock. Resolves to false if another tab has it. */
async function requestLock(purchase: string): Promise<boolean> {
  const manager = (navigator as Partial<Navigator>).locks;
  if (manager === undefined) return true;
  return new Promise((resolve, reject) => {
    setTimeout(resolve, MAX_WAIT_MS, true);
    manager
      .request(`purchase ${purchase}`, { ifAvailable: true }, (lock) => {
        resolve(lock !== null);
        return lock && new Promise((release) => setTimeout(release, LOCK_MS));
      })
      .catch(reject);
  });
}

/**
 * Locks a purchase for this tab before the payment. If another tab has locked it, this one cannot pay it. The
 * tabs see the writes of each other to local storage with a delay.
 */
export function lockPurchase(purchase: string): Promise<void> {
  const lock =
    locks.get(purchase) ??
    requestLock(purchase)
      .catch(() => true)
      .then((isFree) => {
        if (!isFree) lockedElsewhere.add(purchase);
      });
  locks.set(purchase, lock);
  return lock;
}
