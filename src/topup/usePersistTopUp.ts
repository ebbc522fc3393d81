import { useEffect, useLayoutEffect } from 'react';
import { matchPath, useLocation, useNavigate } from 'react-router-dom';
import { isCompletePhone } from '#masks/validation';
import type { AppStorage } from './appStorage';
import { historyStateOf, readHistoryState } from './historyState';
import { storeTopUp } from './storedTopUp';
import type { TopUp } from './topUp';

/** The debounce of the phone input, in ms. Browsers rate-limit `history.replaceState`. */
const DEBOUNCE_MS = 300;

/**
 * Persists a top-up across reloads. Writes the product and the receipt to session storage, and the phone
 * number and the category to the current history entry.
 */
export function usePersistTopUp(topUp: TopUp, storage: AppStorage): void {
  const location = useLocation();
  const navigate = useNavigate();
  const { product, purchase, receipt, phone } = topUp;

  // A layout effect stores a payment before the browser paints its receipt.
  useLayoutEffect(() => {
    storeTopUp(storage, { product, purchase, receipt });
  }, [product, purchase, receipt, storage]);

  const kept = JSON.stringify(readHistoryState(location.state));
  const next = JSON.stringify(historyStateOf(topUp, location));
  const isInFlow = matchPath('/start/*', location.pathname) !== null;

  useEffect(() => {
    if (next === kept || !isInFlow) return undefined;
    // The timer lets a redirect of the screen run first.
    const timer = setTimeout(
      () => {
        const { pathname, search, hash } = location;
        try {
          void navigate(
            { pathname, search, hash },
            { replace: true, state: JSON.parse(next) as object },
          );
        } catch {
          // Some browsers reject too many changes in a short time. The top-up stays in memory.
        }
      },
      phone === '' || isCompletePhone(phone) ? 0 : DEBOUNCE_MS,
    );
    return () => {
      clearTimeout(timer);
    };
  }, [isInFlow, kept, location, navigate, next, phone]);
}
