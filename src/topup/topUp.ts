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
  /** The id of the purchase, from the choice of its product on. With the phone number, it prevents a second payment. */
  readonly id?: string | undefined;
  /** The SKU of a product that waits for the product list. */
  readonly sku?: string | undefined;
  /** What the buyer has entered on this page. An address does not replace it. */
  readonly entered?: Readonly<Partial<Record<'phone' | 'category' | 'product', boolean>>>;
  /** The last receipt of the visit. */
  readonly receipt?: Receipt | undefined;
}

/** A top-up that can be paid. */
export interface PayableTopUp extends TopUp {
  readonly phone: string;
  readonly product: Product;
  readonly id: string;
}

/** A product of the list, with the index of its category. */
interface FoundProduct {
  readonly product: Product;
  readonly category: number;
}

/** An action on a top-up. An action for another carrier starts a new top-up. */
export type TopUpAction =
  | { type: 'phoneEntered'; carrier: string; phone: string }
  | { type: 'categoryChosen'; carrier: string; category: number }
  | { type: 'productChosen'; carrier: string; product: Product; id: string }
  /** The user repeats a top-up before the product list is loaded. */
  | { type: 'skuChosen'; carrier: string; sku: string }
  /** An address or a history entry has the number of a top-up. */
  | { type: 'phoneFound'; carrier: string; phone: string }
  /** An address has the SKU of a product. */
  | { type: 'skuFound'; carrier: string; sku: string }
  /** The product list is loaded. `found` is the product of the waiting SKU, if the list contains it. */
  | { type: 'listLoaded'; carrier: string; found: FoundProduct | undefined; id: string }
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
  const { phone = '', product, id } = topUp;
  return product !== undefined && id !== undefined && isCompletePhone(phone);
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
      const { product, id } = action;
      return { ...last, product, id, sku: undefined, entered: { ...entered, product: true } };
    }
    case 'skuChosen': {
      const chosen = { ...entered, category: false, product: true };
      return { ...last, product: undefined, id: undefined, sku: action.sku, entered: chosen };
    }
    case 'phoneFound':
      return entered.phone ? last : { ...last, phone: action.phone };
    case 'skuFound':
      return entered.product ? last : { ...last, sku: action.sku };
    case 'listLoaded': {
      const { found, id } = action;
      if (last.sku === undefined) return last;
      const next = { ...last, sku: undefined };
      if (found === undefined) return { ...next, entered: { ...entered, product: false } };
      const category = entered.category ? last.category : found.category;
      return { ...next, category, product: found.product, id };
    }
  }
}
