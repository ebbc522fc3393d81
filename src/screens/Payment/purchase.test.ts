import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createPurchase } from './purchase';
import type { Receipt } from './receipt';

function receiptNo(count: number): Receipt {
  const folio = String(count).padStart(10, '0');
  const folioRecarga = String(count).padStart(6, '0');
  return {
    transaction: { code: 0, folio, folioRecarga, monto: 50, concepto: 'x' },
    paidAt: count,
  };
}

/** A purchase with timers in the test's hand, and a till that counts. */
function createTill(fails = false) {
  const tasks = new Set<() => void>();
  let made = 0;
  const purchase = createPurchase(undefined, (task) => {
    tasks.add(task);
    return () => {
      tasks.delete(task);
    };
  });

  return {
    purchase,
    made: () => made,
    waiting: () => tasks.size,
    pay: () => {
      purchase.pay(() => {
        made += 1;
        if (fails) throw new Error('no folio');
        return receiptNo(made);
      });
    },
    tick: () => {
      for (const task of [...tasks]) {
        tasks.delete(task);
        task();
      }
    },
  };
}

type Act = 'click' | 'enter' | 'timer' | 'leave';
const acts = fc.array(fc.constantFrom<Act>('click', 'enter', 'timer', 'leave'), { maxLength: 40 });

describe('a purchase', () => {
  it('gives one receipt at most, whatever the order of clicks, Enters, timers and leaves', () => {
    fc.assert(
      fc.property(acts, (order) => {
        const till = createTill();
        let asked = false;
        let paid = false;
        for (const act of order) {
          if (act === 'timer') {
            till.tick();
            paid ||= asked;
          } else if (act === 'leave') {
            till.purchase.leave();
            asked = false;
          } else {
            till.pay();
            asked = true;
          }
          const state = till.purchase.getSnapshot();
          const expected = paid ? 'paid' : asked ? 'paying' : 'editing';
          expect(state.status).toBe(expected);
          expect(till.made()).toBe(paid ? 1 : 0);
          expect(till.waiting()).toBeLessThanOrEqual(1);
          if (state.status === 'paid') expect(state.receipt).toEqual(receiptNo(1));
        }
      }),
    );
  });

  it('gives exactly one receipt once it has been paid and left to run', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 50 }),
        fc.integer({ min: 0, max: 5 }),
        (pays, ticks) => {
          const till = createTill();
          for (let count = 0; count < pays; count += 1) till.pay();
          for (let count = 0; count <= ticks; count += 1) till.tick();
          till.pay();
          till.tick();
          expect(till.made()).toBe(1);
        },
      ),
    );
  });

  it('pays from within its own listener no second time', () => {
    const till = createTill();
    till.purchase.subscribe(till.pay);
    till.pay();
    till.tick();
    expect(till.made()).toBe(1);
  });

  it('goes back to the form when no receipt can be made', () => {
    const till = createTill(true);
    till.pay();
    expect(till.tick).toThrow('no folio');
    expect(till.purchase.getSnapshot()).toEqual({ status: 'editing' });
  });

  it('stays paid when it starts from a receipt', () => {
    const purchase = createPurchase(receiptNo(7));
    purchase.leave();
    purchase.pay(() => receiptNo(8));
    expect(purchase.getSnapshot()).toEqual({ status: 'paid', receipt: receiptNo(7) });
  });
});
