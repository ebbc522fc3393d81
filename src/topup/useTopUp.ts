import { createContext, use, useEffect, useEffectEvent, useLayoutEffect, useReducer } from 'react';
import { useLocation } from 'react-router-dom';
import { listen } from '#utils/listen';
import type { AppStorage } from './appStorage';
import { findStoredPhone, readStoredTopUp, storeTopUp } from './storedTopUp';
import { topUpReducer } from './topUp';

/** The top-up of this tab: the value of {@link usePurchase}. */
export const TopUpContext = createContext<ReturnType<typeof usePurchase> | undefined>(undefined);

/** Returns the top-up of this tab, and the function that changes it. It throws outside a `TopUpContext`. */
export function useTopUp() {
  const value = use(TopUpContext);
  if (value !== undefined) return value;
  throw new Error(
    'useTopUp was called outside a TopUpContext: render the component below ScreenProviders.',
  );
}

/** Creates the top-up of this tab, and stores it. Call it once inside the router, above the routes. */
export function usePurchase(storage: AppStorage) {
  const location = useLocation();
  const read = () => readStoredTopUp(storage, location.state);
  const [topUp, dispatch] = useReducer(topUpReducer, undefined, read);
  const { carrier, category, product, id, sku, receipt } = topUp;

  // After a page load, the first history entry that has the phone number fills it in.
  const found = topUp.phone === undefined ? findStoredPhone(storage, topUp, location) : undefined;
  if (found !== undefined) {
    dispatch({ type: 'phoneFound', carrier: found.carrier, phone: found.phone });
  }

  // A later page of this tab may have paid, or chosen something else.
  const reloadIfOld = useEffectEvent(({ persisted }: PageTransitionEvent) => {
    const stored = read();
    const folios = [stored, topUp].map((one) => one.receipt?.transaction.folio);
    const isOld = stored.id !== id || folios[0] !== folios[1];
    if (persisted && isOld) window.location.reload();
  });

  useEffect(
    () => listen(window, ['pageshow'], (event: PageTransitionEvent) => reloadIfOld(event)),
    [],
  );

  // A layout effect stores a payment before the browser paints its receipt.
  useLayoutEffect(() => {
    storeTopUp(storage, { carrier, category, product, id, sku, receipt });
  }, [carrier, category, id, product, receipt, sku, storage]);

  return { topUp, dispatch };
}
