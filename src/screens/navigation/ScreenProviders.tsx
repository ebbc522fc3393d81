import { useState, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { useDoubleClickGuard } from './useDoubleClickGuard';
import { useEnvironment } from '../data/environment';
import { OfflineListContext, type OfflineList } from '../data/useCarriers';
import { useEntry } from '#topup/useEntry';
import { TopUpContext, usePurchase } from '#topup/useTopUp';

/** Guards the next screen, and the receipt, which replaces the form, against a double click. */
function DoubleClickGuard() {
  const { pathname } = useLocation();
  const isPaid = useEntry().receipt !== undefined;
  useDoubleClickGuard(`${pathname} ${String(isPaid)}`);
  return null;
}

/** The providers of the screens inside the router. */
export function ScreenProviders({ children }: { children: ReactNode }) {
  return (
    <TopUpContext value={usePurchase(useEnvironment().storage)}>
      <DoubleClickGuard />
      <OfflineListContext value={useState<OfflineList>()}>{children}</OfflineListContext>
    </TopUpContext>
  );
}
