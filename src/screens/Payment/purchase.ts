import { createStore } from '#createStore';
import { afterPaint } from '../shared/afterPaint';
import type { Receipt } from './receipt';

/** A purchase is filled in, being paid, or paid; a paid one stays so. */
export type PurchaseState =
  | { readonly status: 'editing' }
  | { readonly status: 'paying' }
  | { readonly status: 'paid'; readonly receipt: Receipt };

/** Runs a task later and returns how to call it off. */
export type Schedule = (task: () => void) => () => void;

/** One purchase, outside React: whatever is done to it and when, it is settled once at most. */
export interface Purchase {
  /** The current state; the same object until it changes. */
  getSnapshot: () => PurchaseState;
  /** Calls `listener` after each change; returns a function that unsubscribes. */
  subscribe: (listener: () => void) => () => void;
  /**
   * Pays: `settle` is called once, soon, to make the receipt. Does nothing unless the purchase is
   * being filled in. A `settle` that throws leaves it so, and its error is thrown on.
   */
  pay: (settle: () => Receipt) => void;
  /** Leaves: a payment on its way is called off, and nothing is bought. */
  leave: () => void;
}

const EDITING: PurchaseState = { status: 'editing' };
const PAYING: PurchaseState = { status: 'paying' };

/** Creates a purchase; with a receipt, one that is paid already. */
export function createPurchase(paid?: Receipt, schedule: Schedule = afterPaint): Purchase {
  const { getSnapshot, set, subscribe } = createStore<PurchaseState>(
    paid === undefined ? EDITING : { status: 'paid', receipt: paid },
  );
  let callOff: () => void = () => undefined;

  function settleNow(settle: () => Receipt): void {
    let next = EDITING;
    try {
      next = { status: 'paid', receipt: settle() };
    } finally {
      // It still holds what was typed.
      callOff = () => undefined;
      set(next);
    }
  }

  return {
    getSnapshot,
    subscribe,
    pay(settle) {
      if (getSnapshot().status !== 'editing') return;
      set(PAYING);
      callOff = schedule(() => {
        settleNow(settle);
      });
    },
    leave() {
      if (getSnapshot().status !== 'paying') return;
      callOff();
      set(EDITING);
    },
  };
}
