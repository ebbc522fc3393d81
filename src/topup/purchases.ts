import type { AppStorage } from './appStorage';

type PaidPurchases = Pick<AppStorage, 'paidPurchases'>;

/** The maximum number of stored keys of paid purchases: far more than the number of open tabs. */
const MAX_STORED_KEYS = 50;

/** How long a lock is held after a payment, in ms: other tabs see a write to local storage with a delay. */
const HOLD_MS = 500;

/**
 * Returns what identifies a purchase in all tabs: a hash (FNV-1a) of its random id and its phone number. A copied tab has
 * the same id, and may have another number. The number cannot be read from it.
 */
function keyOf(purchase: string, phone: string): string {
  let hash = 0x811c9dc5;
  for (const character of `${purchase} ${phone}`) {
    hash = Math.imul(hash ^ character.charCodeAt(0), 0x01000193);
  }
  return (hash >>> 0).toString(36);
}

/** Whether a purchase was paid for a phone number, in this tab or another tab. */
export function isPaid({ paidPurchases }: PaidPurchases, purchase = '', phone = ''): boolean {
  return (paidPurchases.read() ?? []).includes(keyOf(purchase, phone));
}

/** Marks a purchase as paid for a phone number, for all tabs. Returns false if it was already paid. */
export function markPaid(storage: PaidPurchases, purchase: string, phone: string): boolean {
  if (isPaid(storage, purchase, phone)) return false;
  const paid = storage.paidPurchases.read() ?? [];
  storage.paidPurchases.write([...paid, keyOf(purchase, phone)].slice(-MAX_STORED_KEYS));
  return true;
}

/** How long a tab waits for another one that pays the same purchase, in ms. A frozen tab never releases its lock. */
const MAX_WAIT_MS = 1000;

/**
 * Waits until no other tab pays a purchase, and holds its lock until other tabs see the payment. It waits for a second at
 * most, and never rejects: some browsers have no locks, refuse them or never respond.
 */
export function waitForLock(purchase: string): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, MAX_WAIT_MS);
    async function request(): Promise<void> {
      await (navigator as Partial<Navigator>).locks?.request(`purchase ${purchase}`, () => {
        resolve();
        return new Promise((release) => {
          setTimeout(release, HOLD_MS);
        });
      });
    }
    request().then(resolve, () => resolve());
  });
}
