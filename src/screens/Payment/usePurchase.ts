import { useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { Product } from '#recargas/contract';
import { useServices, type Services } from '#screens/services';
import { readDraft } from '../shared/draft';
import { createReceipt, readPaidAt, type Receipt } from './receipt';
import type { PaymentValues } from './rules';

/** A purchase is being filled in, or it is paid and stays so. */
export type Purchase =
  | { status: 'none' }
  | { status: 'editing'; product: Product }
  | { status: 'paid'; receipt: Receipt };

function start({ session }: Services, state: unknown): Purchase {
  const paidAt = readPaidAt(state);
  const transaction = paidAt === undefined ? undefined : session.transaction.read();
  if (paidAt !== undefined && transaction !== undefined) {
    return { status: 'paid', receipt: { transaction, paidAt } };
  }
  const product = session.selection.read();
  return product === undefined ? { status: 'none' } : { status: 'editing', product };
}

/** The one purchase of a payment screen: paid at most once, whatever the clicks and their timing. */
export function usePurchase() {
  const services = useServices();
  const { pathname, state } = useLocation();
  const navigate = useNavigate();
  const [purchase, setPurchase] = useState(() => start(services, state));
  const paid = useRef(purchase.status === 'paid');

  function pay(product: Product, values: PaymentValues): void {
    if (paid.current) return;
    paid.current = true;
    const receipt = createReceipt(product, values, services.now());
    services.session.transaction.write(receipt.transaction);
    setPurchase({ status: 'paid', receipt });
    // The entry says that it is paid, so that a reload shows the receipt instead of a second form.
    void navigate(pathname, {
      replace: true,
      state: { ...readDraft(state), paidAt: receipt.paidAt },
    });
  }

  return { purchase, pay };
}
