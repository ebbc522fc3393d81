import { useReducer, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import type { Product } from '#api/contract';
import { isCompletePhone } from '#masks/validation';
import type { AppStorage } from './appStorage';
import { readHistoryState } from './historyState';
import { lockPurchase, markPaid } from './purchases';
import { createReceipt, type Receipt } from './receipt';
import { restoreTopUp } from './storedTopUp';
import { topUpReducer } from './topUp';
import { usePersistTopUp } from './usePersistTopUp';
import { TopUpContext } from './useTopUp';

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
  const [topUp, dispatch] = useReducer(topUpReducer, undefined, () =>
    restoreTopUp(storage, location.state),
  );
  usePersistTopUp(topUp, storage);
  const isPaidHere = topUp.receipt?.historyKey === location.key;
  const receipt =
    readHistoryState(location.state).receipt ?? (isPaidHere ? topUp.receipt : undefined);

  async function lock(): Promise<void> {
    if (topUp.purchase !== undefined) await lockPurchase(topUp.purchase);
  }

  function pay(product: Product): Receipt | undefined {
    const { purchase, phone } = topUp;
    if (purchase === undefined || !isCompletePhone(phone)) return undefined;
    const paid = createReceipt(topUp, product, now());
    if (!markPaid(storage, purchase)) {
      dispatch({ type: 'startedOver' });
      return undefined;
    }
    dispatch({ type: 'paid', purchase, receipt: { ...paid, historyKey: location.key } });
    return paid;
  }

  return <TopUpContext value={{ topUp, receipt, dispatch, lock, pay }}>{children}</TopUpContext>;
}
