import { useState, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { useDoubleClickGuard } from './useDoubleClickGuard';
import { useEnvironment } from '../data/environment';
import { OfflineListContext, type OfflineList } from '../data/useCarriers';
import { useCleanAddress } from '#topup/useCleanAddress';
import { useEntry } from '#topup/useEntry';
import { TopUpContext, usePurchase } from '#topup/useTopUp';

/** Guards the next screen, and the receipt, which replaces the form, against a double click. */
function DoubleClickGuard() {
  const { pathname } = useLocation();
  const isPaid = useEntry().receipt !== undefined;
  useDoubleClickGuard(`${pathname} ${String(isPaid)}`);
  return null;
}

/** Removes shared choices from an address. It is rendered before the screens, because these may redirect. */
function CleanAddress() {
  useCleanAddress();
  return null;
}

/** The providers of the screens inside the router. */
export function ScreenProviders({ children }: { children: ReactNode }) {
  return (
    <TopUpContext value={usePurchase(useEnvironment().storage)}>
      <CleanAddress />
      <DoubleClickGuard />
      <OfflineListContext value={useState<OfflineList>()}>{children}</OfflineListContext>
    </TopUpContext>
  );
}
