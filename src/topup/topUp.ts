import type { Product } from '#api/contract';
import { isCompletePhone } from '#masks/validation';
import type { Receipt } from './receipt';

/** The current top-up, and the receipt of the last paid one. */
export interface TopUp {
  /** The carrier's name in the product list. Empty if unknown. */
  readonly carrier: string;
  /** The index of the chosen category. */
  readonly category: number;
  /** The digits of the phone number, complete or not. Undefined after a page load, until a history entry has them. */
  readonly phone?: string | undefined;
  /** The last complete phone number. Another one is another purchase. */
  readonly completePhone?: string | undefined;
  /** The chosen product. */
  readonly product?: Product | undefined;
  /** The id of the purchase, which prevents a second payment. */
  readonly purchase?: string | undefined;
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
  /** `purchase` is the id of the new purchase, if the number replaces another complete one. */
  | { type: 'phoneEntered'; carrier: string; phone: string; purchase: string | undefined }
  | { type: 'categoryChosen'; carrier: string; category: number }
  | { type: 'productChosen'; carrier: string; product: Product; purchase: string }
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
  switch (action.type) {
    case 'phoneEntered': {
      const { carrier, phone, purchase } = action;
      const last = topUpOf(topUp, carrier);
      if (!isCompletePhone(phone)) return { ...last, phone };
      const { completePhone = phone } = last;
      const id = phone === completePhone ? last.purchase : last.purchase && purchase;
      return { ...last, phone, completePhone: phone, purchase: id };
    }
    case 'categoryChosen':
      return { ...topUpOf(topUp, action.carrier), category: action.category };
    case 'productChosen': {
      const { carrier, product, purchase } = action;
      return { ...topUpOf(topUp, carrier), product, purchase };
    }
    case 'startedOver':
      return { ...emptyTopUp, receipt: topUp.receipt };
    case 'paid':
      return { ...emptyTopUp, receipt: action.receipt };
  }
}
