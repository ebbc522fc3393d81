import type { Product } from '#api/contract';
import { isCompletePhone } from '#masks/phone';
import type { Receipt } from './receipt';

/** The current top-up, and the receipt of the last paid one. */
export interface TopUp {
  /** The carrier's name in the product list. Empty if nothing is chosen. */
  readonly carrier: string;
  /** The index of the chosen category. */
  readonly category: number;
  /** The digits of the phone number, complete or not. Undefined after a page load, until a history entry has them. */
  readonly phone?: string | undefined;
  /** The chosen product. */
  readonly product?: Product | undefined;
  /** The id of the choice of the product. With the phone number, it prevents a second payment. */
  readonly purchase?: string | undefined;
  /** What the buyer has entered on this page. An address does not replace it. */
  readonly entered?: Readonly<Partial<Record<'phone' | 'category' | 'product', boolean>>>;
  /** The last receipt of the visit. */
  readonly receipt?: Receipt | undefined;
}

/** A top-up that can be paid. */
export interface PayableTopUp extends TopUp {
  readonly phone: string;
  readonly product: Product;
  readonly purchase: string;
}

/** An action on a top-up. An action for another carrier starts a new top-up. */
export type TopUpAction =
  | { type: 'phoneEntered'; carrier: string; phone: string }
  | { type: 'categoryChosen'; carrier: string; category: number }
  | { type: 'productChosen'; carrier: string; product: Product; purchase: string }
  /** An address or a history entry has the number of a top-up. */
  | { type: 'phoneFound'; carrier: string; phone: string }
  /** An address has the product of a top-up. */
  | {
      type: 'productFound';
      carrier: string;
      category: number;
      product: Product;
      purchase: string;
    }
  | { type: 'startedOver' }
  | { type: 'paid'; receipt: Receipt };

/** A top-up without any choices. */
export const emptyTopUp: TopUp = { carrier: '', category: 0, phone: '' };

/** Returns the top-up for a carrier's screen, or an empty one if the current top-up is for another carrier. */
export function topUpOf(topUp: TopUp, carrier: string): TopUp {
  if (topUp.carrier === carrier) return topUp;
  return { ...emptyTopUp, carrier, receipt: topUp.receipt };
}

/** Returns whether a top-up can be paid: it has a product and a complete phone number. */
export function isPayable(topUp: TopUp): topUp is PayableTopUp {
  const { phone = '', product, purchase } = topUp;
  return product !== undefined && purchase !== undefined && isCompletePhone(phone);
}

/** Returns the top-up after an action. */
export function topUpReducer(topUp: TopUp, action: TopUpAction): TopUp {
  if (action.type === 'startedOver') return { ...emptyTopUp, receipt: topUp.receipt };
  if (action.type === 'paid') return { ...emptyTopUp, receipt: action.receipt };
  const last = topUpOf(topUp, action.carrier);
  const { entered = {} } = last;
  switch (action.type) {
    case 'phoneEntered': {
      const { phone } = action;
      return { ...last, phone, entered: { ...entered, phone: phone !== '' } };
    }
    case 'categoryChosen':
      return { ...last, category: action.category, entered: { ...entered, category: true } };
    case 'productChosen': {
      const { product, purchase } = action;
      return { ...last, product, purchase, entered: { ...entered, product: true } };
    }
    case 'phoneFound':
      return entered.phone ? last : { ...last, phone: action.phone };
    case 'productFound': {
      const { product, purchase } = action;
      if (entered.product) return last;
      const category = entered.category ? last.category : action.category;
      return { ...last, category, product, purchase };
    }
  }
}
