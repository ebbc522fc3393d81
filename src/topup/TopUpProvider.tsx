import {
  createContext,
  use,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useReducer,
  type Dispatch,
  type ReactNode,
} from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { Product } from '#api/contract';
import type { AppStorage } from './appStorage';
import { readHistoryState, type HistoryState } from './historyState';
import { markPaid, withLock } from './purchases';
import { createReceipt, type PaymentDetails, type Receipt } from './receipt';
import { findDraft, restoreTopUp, storeTopUp } from './storedTopUp';
import { isPayable, topUpReducer, type TopUp, type TopUpAction } from './topUp';

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

const TopUpContext = createContext<TopUpContextValue | undefined>(undefined);

/** Returns the top-up of this tab. It throws outside a `TopUpProvider`. */
export function useTopUp(): TopUpContextValue {
  const value = use(TopUpContext);
  if (value !== undefined) return value;
  throw new Error(
    'useTopUp was called outside a TopUpProvider: render the component below one, inside the router.',
  );
}

/**
 * Writes the phone number of a top-up to the history entry of its screen: when the screen is shown, and when the page
 * hides. The screen calls `keepPhone` when the field is left. Nothing is written while the number is unknown.
 */
export function useKeptPhone(carrier: string, phone: string | undefined): void {
  const { keepPhone } = useTopUp();
  const keep = useEffectEvent(() => {
    if (phone !== undefined) keepPhone(carrier, phone);
  });

  useEffect(() => {
    keep();
    const listeners = new AbortController();
    const { signal } = listeners;
    // During `pagehide` of a reload, Chromium ignores a change of the history.
    window.addEventListener('beforeunload', () => keep(), { signal });
    document.addEventListener('visibilitychange', () => keep(), { signal });
    return () => {
      listeners.abort();
    };
  }, []);
}

export interface TopUpProviderProps {
  /** The storage that keeps the top-up across reloads. */
  storage: AppStorage;
  /** The clock that dates a receipt. */
  now: () => Date;
  /** The routes of the flow. */
  children: ReactNode;
}

/** Provides the top-up of this tab to `useTopUp`. Render it inside the router, above the routes. */
export function TopUpProvider({ storage, now, children }: TopUpProviderProps) {
  const location = useLocation();
  const navigate = useNavigate();
  const [topUp, dispatch] = useReducer(topUpReducer, storage, restoreTopUp);
  const { carrier, category, product, purchase } = topUp;
  const entry = readHistoryState(location.state);
  const isPaidHere = topUp.receipt?.historyKey === location.key;
  const receipt = entry.receipt ?? (isPaidHere ? topUp.receipt : undefined);

  // After a page load, the first history entry that has the phone number restores it.
  const draft = topUp.phone === undefined ? findDraft(storage, topUp, location) : undefined;
  if (draft !== undefined) {
    dispatch({ type: 'phoneRestored', carrier: draft.carrier, phone: draft.phone });
  }

  // A layout effect stores a payment before the browser paints its receipt.
  useLayoutEffect(() => {
    storeTopUp(storage, { carrier, category, product, purchase, receipt: topUp.receipt });
  }, [carrier, category, product, purchase, storage, topUp.receipt]);

  function writeEntry(state: HistoryState): void {
    const { pathname, search } = location;
    try {
      // Without the fragment, which has been read (`useSharedTopUp`).
      void navigate({ pathname, search }, { replace: true, state });
    } catch {
      // Some browsers reject too many changes in a short time. The top-up stays in memory.
    }
  }

  function keepPhone(phoneCarrier: string, phone: string): HistoryState {
    const kept = { carrier: phoneCarrier, phone, purchase: undefined as string | undefined };
    if (phoneCarrier === carrier) kept.purchase = purchase;
    const { carrier: lastCarrier, phone: lastPhone = '', purchase: last } = entry.topUp ?? {};
    const isKept = lastPhone === phone && last === kept.purchase && lastCarrier === phoneCarrier;
    if (!isKept && entry.receipt === undefined) writeEntry({ topUp: kept });
    return { topUp: kept };
  }

  function lock(run: () => void): void {
    if (purchase !== undefined) withLock(purchase, run);
  }

  function pay(offer: Product, details: PaymentDetails): Receipt | undefined {
    if (!isPayable(topUp)) return undefined;
    if (!markPaid(storage, topUp.purchase)) {
      dispatch({ type: 'startedOver' });
      return undefined;
    }
    const paid = createReceipt(topUp, offer, details, now());
    dispatch({
      type: 'paid',
      purchase: topUp.purchase,
      receipt: { ...paid, historyKey: location.key },
    });
    writeEntry({ receipt: paid });
    return paid;
  }

  return (
    <TopUpContext value={{ topUp, receipt, dispatch, keepPhone, lock, pay }}>
      {children}
    </TopUpContext>
  );
}
