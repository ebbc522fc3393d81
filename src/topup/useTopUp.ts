import { createContext, use, type Dispatch } from 'react';
import type { Product } from '#api/contract';
import type { Receipt } from './receipt';
import type { TopUp, TopUpAction } from './topUp';

/** What {@link useTopUp} returns. */
export interface TopUpContextValue {
  /** The current top-up. */
  topUp: TopUp;
  /** The receipt of the current history entry, or undefined if it is not paid. */
  receipt: Receipt | undefined;
  /** Changes the top-up. */
  dispatch: Dispatch<TopUpAction>;
  /** Locks the purchase for this tab, so that no other tab pays for it at the same time. Call it before `pay`. */
  lock: () => Promise<void>;
  /**
   * Pays for a product and returns the receipt. Returns undefined without a payment if the phone number
   * is incomplete, or if the purchase was already paid in another tab.
   */
  pay: (product: Product) => Receipt | undefined;
}

/** The context of the top-up. */
export const TopUpContext = createContext<TopUpContextValue | undefined>(undefined);

/** Returns the top-up of this tab. It throws outside a `TopUpProvider`. */
export function useTopUp(): TopUpContextValue {
  const value = use(TopUpContext);
  if (value !== undefined) return value;
  throw new Error(
    'useTopUp was called outside a TopUpProvider: render the component below one, inside the router.',
  );
}
