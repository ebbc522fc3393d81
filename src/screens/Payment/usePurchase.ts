import { useEffect, useState, useSyncExternalStore } from 'react';
import { useLocation, type Location } from 'react-router-dom';
import type { SessionStore } from '#recargas/session';
import { useEnvironment } from '#screens/environment';
import { readDraft } from '../shared/draft';
import {
  findLastReceipt,
  readReceipt,
  toEntryState,
  type KeptReceipt,
} from '../shared/keptReceipt';
import { useKeepInEntry } from '../shared/useKeepInEntry';
import { createPurchase } from './purchase';
import { createReceipt } from './receipt';
import type { PaymentValues } from './rules';
import { usePaymentContext } from './usePaymentContext';

/**
 * The receipt of a payment screen that is about nothing to be paid: what was chosen is paid and done
 * with, and an entry that lost its receipt gets it back; but not one where something else was to be paid.
 */
function findOwnReceipt(session: SessionStore, { key, state }: Location): KeptReceipt | undefined {
  const isOwn = readDraft(state) === undefined || session.details.read()?.entry === key;
  return isOwn ? findLastReceipt(session) : undefined;
}

/** The one purchase of a payment screen: its product, whose it is, and how far it has come. */
export function usePurchase() {
  const { session, now } = useEnvironment();
  const location = useLocation();
  const keepInEntry = useKeepInEntry();
  const [product] = useState(() => session.selection.read());
  const [purchase] = useState(() =>
    createPurchase(
      readReceipt(location.state) ??
        (product === undefined ? findOwnReceipt(session, location) : undefined),
    ),
  );
  const current = useSyncExternalStore(
    purchase.subscribe,
    purchase.getSnapshot,
    purchase.getSnapshot,
  );
  // Of an entry that is paid, nothing is changed.
  const [open] = useState(() => (current.status === 'paid' ? undefined : product));
  const context = usePaymentContext(open);

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
      const { folio } = transaction;
      session.details.write({ folio, entry: location.key, paidAt, company, phone, validity });
      // Whatever becomes of the history, paying again takes a new choice.
      session.selection.clear();
      // The entry says that it is paid, so that a reload shows the receipt instead of a second form.
      keepInEntry(toEntryState(receipt));
      return receipt;
    });
  }

  return { current, product, context, pay };
}
