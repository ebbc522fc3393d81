import { useEffect, useEffectEvent } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { isCompletePhone } from '#masks/phone';
import { listen } from '#utils/listen';
import { readHistoryState, type HistoryState } from './historyState';
import { removeChoices } from './moveToFragment';
import { topUpOf } from './topUp';
import { useTopUp } from './useTopUp';

/** Returns the current history entry, and the functions that write to it. */
export function useEntry() {
  const location = useLocation();
  const navigate = useNavigate();
  const { topUp } = useTopUp();
  const { editTarget, receipt, topUp: stored } = readHistoryState(location.state);
  const isPaidHere = topUp.product === undefined && topUp.receipt?.historyKey === location.key;

  function write(state: HistoryState): void {
    const { pathname, search } = location;
    // The choices in the fragment have been read (`useSharedAddress`).
    const hash = removeChoices(location.hash);
    void navigate({ pathname, search, hash }, { replace: true, state });
  }

  /** Writes the phone number of a carrier's top-up to the entry, and returns its state. */
  function storePhone(carrier: string, phone: string): HistoryState {
    const { id } = topUpOf(topUp, carrier);
    const isStored = stored?.carrier === carrier && stored.phone === phone && stored.id === id;
    const state = { topUp: { carrier, phone, id } };
    if (!isStored && receipt === undefined) write(state);
    return state;
  }

  return {
    /** The choice that the user is editing. */
    editTarget,
    /** The receipt of the entry, or undefined if it is not paid. */
    receipt: receipt ?? (isPaidHere ? topUp.receipt : undefined),
    storePhone,
    write,
  };
}

/**
 * Writes the phone number of a top-up to the history entry of its screen: when the screen is shown, when the number is
 * complete, and when the page hides. The phone field does so when it is left. Nothing is written while the number is
 * unknown.
 */
export function useStoredPhone(carrier: string, phone: string | undefined): void {
  const { storePhone } = useEntry();
  const store = useEffectEvent(() => {
    if (phone !== undefined) storePhone(carrier, phone);
  });
  const completePhone = phone !== undefined && isCompletePhone(phone) ? phone : '';

  useEffect(() => store(), [completePhone]);

  useEffect(() => {
    // During `pagehide` of a reload, Chromium ignores a change of the history.
    const stopUnload = listen(window, ['beforeunload'], () => store());
    const stopVisible = listen(document, ['visibilitychange'], () => store());
    return () => {
      stopUnload();
      stopVisible();
    };
  }, []);
}
