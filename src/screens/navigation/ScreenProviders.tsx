import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { useDoubleClickGuard } from './useDoubleClickGuard';
import { useEnvironment } from '../data/environment';
import { TopUpProvider, useTopUp } from '#topup/TopUpProvider';

/** Guards the next screen, and the receipt, which replaces the form, against a double click. */
function DoubleClickGuard() {
  const { pathname } = useLocation();
  const isPaid = useTopUp().receipt !== undefined;
  useDoubleClickGuard(`${pathname} ${String(isPaid)}`);
  return null;
}

/** The providers of the screens inside the router. */
export function ScreenProviders({ children }: { children: ReactNode }) {
  const { storage, now } = useEnvironment();
  return (
    <TopUpProvider now={now} storage={storage}>
      <DoubleClickGuard />
      {children}
    </TopUpProvider>
  );
}
