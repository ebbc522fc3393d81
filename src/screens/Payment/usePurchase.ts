import { useEffect, useState, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router-dom';
import { useEnvironment } from '#screens/environment';
import { findLastReceipt, readReceipt, toEntryState } from '../shared/keptReceipt';
import { useKeepInEntry } from '../shared/useKeepInEntry';
import { createPurchase } from './purchase';
import { createReceipt } from './receipt';
import type { PaymentValues } from './rules';
import { usePaymentContext } from './usePaymentContext';

/** The one purchase of a payment screen: its product, whose it is, and how far it has come. */
export function usePurchase() {
  const { session, now } = useEnvironment();
  const location = useLocation();
  const keepInEntry = useKeepInEntry();
  const [product] = useState(() => session.selection.read());
  const [purchase] = useState(() =>
    createPurchase(
      readReceipt(location.state) ??
        // What was chosen is paid and done with: an entry that lost its receipt gets it back.
        (product === undefined ? findLastReceipt(session) : undefined),
    ),
  );
  const context = usePaymentContext(product);
  const current = useSyncExternalStore(purchase.subscribe, purchase.getState, purchase.getState);

  useEffect(
    () => () => {
      purchase.leave();
    },
    [purchase],
  );

  function pay(values: PaymentValues): void {
    if (product === undefined) return;
    purchase.pay(() => {
      const receipt = createReceipt(product, context, values, now());
      const { transaction, paidAt, company, phone, validity } = receipt;
      session.transaction.write(transaction);
      session.details.write({ folio: transaction.folio, paidAt, company, phone, validity });
      // Whatever becomes of the history, paying again takes a new choice.
      session.selection.clear();
      // The entry says that it is paid, so that a reload shows the receipt instead of a second form.
      keepInEntry(toEntryState(receipt));
      return receipt;
    });
  }

  return { current, product, context, pay };
}
