import type { Product } from '#api/contract';
import type { Receipt } from './receipt';

/** The top-up that is being put together, and the receipt of the last one that was paid. */
export interface TopUp {
  /** The carrier's name in the product list; empty while it is unknown. */
  readonly carrier: string;
  /** The index of the chosen category. */
  readonly category: number;
  /** The digits of the phone number, complete or not. */
  readonly phone: string;
  /** The chosen product. */
  readonly product?: Product | undefined;
  /** The id of the choice of the product, by which it is paid once. */
  readonly purchase?: string | undefined;
  /** The last receipt of the visit. */
  readonly receipt?: PaidReceipt | undefined;
}

/** A receipt and the history entry in which it was paid. */
export interface PaidReceipt extends Receipt {
  /** The key of the history entry. */
  readonly entry?: string | undefined;
}

/** What happens to a top-up. An action of another carrier than the current one starts a new top-up. */
export type TopUpAction =
  | { type: 'phoneEntered'; carrier: string; phone: string }
  | { type: 'categoryChosen'; carrier: string; category: number }
  | { type: 'productChosen'; carrier: string; product: Product; purchase: string }
  | { type: 'startedOver' }
  | { type: 'paid'; purchase: string; receipt: PaidReceipt };

/** A top-up of which nothing is chosen. */
export const emptyTopUp: TopUp = { carrier: '', category: 0, phone: '' };

/** The top-up as the screen of a carrier shows it: empty while another carrier's is put together. */
export function topUpOf(topUp: TopUp, carrier: string): TopUp {
  if (topUp.carrier === carrier) return topUp;
  return { ...emptyTopUp, carrier, receipt: topUp.receipt };
}

/** Returns the top-up after an action. */
export function topUpReducer(topUp: TopUp, action: TopUpAction): TopUp {
  switch (action.type) {
    case 'phoneEntered':
      return { ...topUpOf(topUp, action.carrier), phone: action.phone };
    case 'categoryChosen':
      return { ...topUpOf(topUp, action.carrier), category: action.category };
    case 'productChosen': {
      const { carrier, product, purchase } = action;
      return { ...topUpOf(topUp, carrier), product, purchase };
    }
    case 'startedOver':
      return { ...emptyTopUp, receipt: topUp.receipt };
    case 'paid':
      // Paid is final: a purchase ends here, so that a second payment of it finds nothing to pay.
      return action.purchase === topUp.purchase
        ? { ...emptyTopUp, receipt: action.receipt }
        : topUp;
  }
}
