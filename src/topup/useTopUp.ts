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

/** Thrown when a component reads the top-up outside a `TopUpProvider`. */
export class MissingTopUpError extends Error {
  override readonly name = 'MissingTopUpError';
}

/**
 * Returns the top-up of this tab.
 * @throws {MissingTopUpError} outside a `TopUpProvider`.
 */
export function useTopUp(): TopUpContextValue {
  const value = use(TopUpContext);
  if (value === undefined) {
    throw new MissingTopUpError(
      'useTopUp was called outside a TopUpProvider: render the component below one, inside the router.',
    );
  }
  return value;
}
