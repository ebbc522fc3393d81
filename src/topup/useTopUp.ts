import {
  createContext,
  use,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useReducer,
  useRef,
  useState,
} from 'react';
import { flushSync } from 'react-dom';
import { useLocation, useNavigate } from 'react-router-dom';
import type { Product } from '#api/contract';
import { isCompletePhone } from '#masks/phone';
import type { AppStorage } from './appStorage';
import { readHistoryState, type HistoryState } from './historyState';
import { markPaid, withLock } from './purchases';
import { createReceipt, type Receipt } from './receipt';
import { findKeptPhone, restoreTopUp, storeTopUp } from './storedTopUp';
import { isPayable, topUpOf, topUpReducer } from './topUp';

/** The receipt of a payment, or why there is none: another tab has paid, or an error, after which nothing is paid. */
export type PaymentOutcome = Receipt | 'paidElsewhere' | 'failed';

/** The top-up of this tab: the value of {@link useTopUpState}. */
export const TopUpContext = createContext<ReturnType<typeof useTopUpState> | undefined>(undefined);

/** Returns the top-up of this tab. It throws outside a `TopUpContext`. */
export function useTopUp() {
  const value = use(TopUpContext);
  if (value !== undefined) return value;
  throw new Error(
    'useTopUp was called outside a TopUpContext: render the component below ScreenProviders.',
  );
}

/**
 * Writes the phone number of a top-up to the history entry of its screen: when the screen is shown, when the number is
 * complete, and when the page hides. The screen calls `keepPhone` when the field is left. Nothing is written while the
 * number is unknown.
 */
export function useKeptPhone(carrier: string, phone: string | undefined): void {
  const { keepPhone } = useTopUp();
  const keep = useEffectEvent(() => {
    if (phone !== undefined) keepPhone(carrier, phone);
  });
  const completePhone = phone !== undefined && isCompletePhone(phone) ? phone : '';

  useEffect(() => keep(), [completePhone]);

  useEffect(() => {
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

/** Creates the top-up of this tab, which the storage keeps. Call it once inside the router, above the routes. */
export function useTopUpState(storage: AppStorage) {
  const location = useLocation();
  const navigate = useNavigate();
  const [topUp, dispatch] = useReducer(topUpReducer, undefined, restore);
  const payment = useRef<() => void>(undefined);
  const [isPaying, setPaying] = useState(false);
  const { carrier, category, product, purchase } = topUp;
  const entry = readHistoryState(location.state);
  const isPaidHere = product === undefined && topUp.receipt?.historyKey === location.key;

  // After a page load, the first history entry that has the phone number restores it.
  const kept = topUp.phone === undefined ? findKeptPhone(storage, topUp, location) : undefined;
  if (kept !== undefined) {
    dispatch({ type: 'phoneFound', carrier: kept.carrier, phone: kept.phone });
  }

  function restore() {
    return restoreTopUp(storage, location.state);
  }

  // A later page of this tab may have paid, or chosen something else.
  const reloadIfOld = useEffectEvent(({ persisted }: PageTransitionEvent) => {
    const stored = restore();
    const folios = [stored, topUp].map(({ receipt }) => receipt?.transaction.folio);
    const isOld = stored.purchase !== purchase || folios[0] !== folios[1];
    if (persisted && isOld) window.location.reload();
  });

  useEffect(() => {
    const listen = (event: PageTransitionEvent) => reloadIfOld(event);
    window.addEventListener('pageshow', listen);
    return () => window.removeEventListener('pageshow', listen);
  }, []);

  // A layout effect stores a payment before the browser paints its receipt.
  useLayoutEffect(() => {
    storeTopUp(storage, { carrier, category, product, purchase, receipt: topUp.receipt });
  }, [carrier, category, product, purchase, storage, topUp.receipt]);

  // A payment that waits is cancelled when its screen is left.
  useEffect(
    () => () => {
      payment.current = undefined;
      setPaying(false);
    },
    [location.key],
  );

  function writeEntry(state: HistoryState): void {
    const { pathname, search } = location;
    // Without the fragment, which has been read (`useSharedTopUp`).
    void navigate({ pathname, search }, { replace: true, state });
  }

  /** Writes the phone number of a carrier's top-up to the current history entry, and returns the state. */
  function keepPhone(phoneCarrier: string, phone: string) {
    const next = { carrier: phoneCarrier, phone, purchase: topUpOf(topUp, phoneCarrier).purchase };
    const kept = entry.topUp;
    const isKept =
      kept?.carrier === phoneCarrier && kept.phone === phone && kept.purchase === next.purchase;
    if (!isKept && entry.receipt === undefined) writeEntry({ topUp: next });
    return { topUp: next };
  }

  /**
   * Pays for a payable top-up at the price of `offer`, while no other tab pays for it. Calls `onEnd` with the outcome.
   * Only the last of several calls has an effect.
   */
  function pay(offer: Product, method: string, onEnd: (outcome: PaymentOutcome) => void): void {
    if (!isPayable(topUp)) return;
    payment.current = () => {
      setPaying(false);
      const paid = createReceipt(topUp, offer, method, new Date(), location.key);
      if (markPaid(storage, topUp.purchase, topUp.phone)) {
        dispatch({ type: 'paid', receipt: paid });
        writeEntry({ receipt: paid });
        onEnd(paid);
      } else {
        dispatch({ type: 'startedOver' });
        onEnd('paidElsewhere');
      }
    };
    setPaying(true);
    withLock(topUp.purchase, () => {
      const last = payment.current;
      payment.current = undefined;
      try {
        // Also flushes effects: the receipt is scrolled to its top and focused before its first paint.
        if (last) flushSync(last);
      } catch (error) {
        reportError(error);
        onEnd('failed');
      }
    });
  }

  return {
    /** The current top-up. */
    topUp,
    /** The receipt of the current history entry, or undefined if it is not paid. */
    receipt: entry.receipt ?? (isPaidHere ? topUp.receipt : undefined),
    /** Changes the top-up. */
    dispatch,
    /** Whether a payment waits for its outcome. */
    isPaying,
    keepPhone,
    pay,
  };
}
