import { useEffect, useLayoutEffect } from 'react';
import { matchPath, useLocation, useNavigate } from 'react-router-dom';
import { isPhone } from '#topup/fields';
import type { SessionStore } from '#storage/session';
import { entryOf, readEntry } from './entry';
import { storeTopUp } from './storage';
import type { TopUp } from './topUp';

/** The debounce of a phone number that is being typed, in ms: browsers limit changes of the history. */
const DEBOUNCE_MS = 300;

/**
 * Mirrors a top-up to what survives a reload: the product and the receipt to session storage, the
 * phone and the category to the current history entry.
 */
export function useMirror(topUp: TopUp, session: SessionStore): void {
  const location = useLocation();
  const navigate = useNavigate();
  const { product, purchase, receipt, phone } = topUp;

  // A layout effect: what is shown as paid is stored.
  useLayoutEffect(() => {
    storeTopUp(session, { product, purchase, receipt });
  }, [product, purchase, receipt, session]);

  const kept = JSON.stringify(readEntry(location.state));
  const next = JSON.stringify(entryOf(topUp, location));
  const isInFlow = matchPath('/start/*', location.pathname) !== null;

  useEffect(() => {
    if (next === kept || !isInFlow) return undefined;
    // Never at once: a redirect of the screen comes first.
    const timer = setTimeout(
      () => {
        const { pathname, search, hash } = location;
        try {
          void navigate(
            { pathname, search, hash },
            { replace: true, state: JSON.parse(next) as object },
          );
        } catch {
          // Some browsers refuse many changes in a short time: the top-up goes on in memory.
        }
      },
      phone === '' || isPhone(phone) ? 0 : DEBOUNCE_MS,
    );
    return () => {
      clearTimeout(timer);
    };
  }, [isInFlow, kept, location, navigate, next, phone]);
}
