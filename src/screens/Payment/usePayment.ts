import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import type { Product } from '#api/contract';
import { markPaid, waitForLock } from '#topup/purchases';
import { createReceipt, type Receipt } from '#topup/receipt';
import { isPayable, type PayableTopUp } from '#topup/topUp';
import { useEntry } from '#topup/useEntry';
import { useTopUp } from '#topup/useTopUp';
import { useEnvironment } from '../data/environment';
import { changeScreen } from '../navigation/changeScreen';
import type { Payer } from './methods/method';

/** The receipt of a payment, or why there is none: another tab has paid, or an error, after which nothing is paid. */
type PaymentOutcome = Receipt | 'paidElsewhere' | 'failed';

/** Returns the function that pays for the top-up, and what is known of its last call. */
export function usePayment() {
  const { storage } = useEnvironment();
  const { topUp, dispatch } = useTopUp();
  const { write } = useEntry();
  const { key } = useLocation();
  /** Identifies the call that waits. */
  const waiting = useRef<symbol>(undefined);
  const [isPaying, setPaying] = useState(false);
  const [paid, setPaid] = useState<{ folio: string; payer: Payer }>();

  // A payment that waits is cancelled when its screen is left.
  useEffect(
    () => () => {
      waiting.current = undefined;
      setPaying(false);
    },
    [key],
  );

  function settle({ id, phone, carrier }: PayableTopUp, offer: Product, method: string) {
    try {
      const receipt = createReceipt({ carrier, phone }, offer, method, new Date(), key);
      return markPaid(storage, id, phone) ? receipt : 'paidElsewhere';
    } catch (error) {
      reportError(error);
      return 'failed';
    }
  }

  /**
   * Pays for a payable top-up at the price of `offer`, while no other tab pays for it. Resolves to the outcome, which is
   * rendered by then, or to undefined if the payment is cancelled. Only the last of several calls has an effect.
   */
  async function pay(
    offer: Product,
    method: string,
    payer: Payer,
  ): Promise<PaymentOutcome | undefined> {
    if (!isPayable(topUp)) return undefined;
    const call = Symbol('payment');
    waiting.current = call;
    setPaying(true);
    await waitForLock(topUp.id);
    return new Promise((resolve) => {
      changeScreen(() => {
        if (waiting.current !== call) {
          resolve(undefined);
          return;
        }
        waiting.current = undefined;
        const outcome = settle(topUp, offer, method);
        resolve(outcome);
        setPaying(false);
        if (outcome === 'paidElsewhere') dispatch({ type: 'startedOver' });
        if (typeof outcome === 'string') return;
        setPaid({ folio: outcome.transaction.folio, payer });
        dispatch({ type: 'paid', receipt: outcome });
        write({ receipt: outcome });
      });
    });
  }

  return {
    /** Whether a payment waits for its outcome. */
    isPaying,
    /** The payer of the last payment, and the folio of its receipt. */
    paid,
    pay,
  };
}
