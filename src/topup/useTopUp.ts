import { createContext, use, type Dispatch } from 'react';
import type { Product } from '#api/contract';
import type { HistoryState } from './historyState';
import type { PaymentDetails, Receipt } from './receipt';
import type { TopUp, TopUpAction } from './topUp';

/** What {@link useTopUp} returns. */
export interface TopUpContextValue {
  /** The current top-up. */
  topUp: TopUp;
  /** The receipt of the current history entry, or undefined if it is not paid. */
  receipt: Receipt | undefined;
  /** Changes the top-up. */
  dispatch: Dispatch<TopUpAction>;
  /** Writes the phone number of a carrier's top-up to the current history entry, and returns the entry's state. */
  keepPhone: (carrier: string, phone: string) => HistoryState;
  /** Calls a function that calls `pay`, while no other tab pays for the purchase. */
  lock: (run: () => void) => void;
  /**
   * Pays for a payable top-up at the price of `offer`, and returns the receipt. Returns undefined without a payment if
   * the purchase was already paid in another tab.
   */
  pay: (offer: Product, details: PaymentDetails) => Receipt | undefined;
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
