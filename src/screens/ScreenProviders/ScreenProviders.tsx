import type { ReactNode } from 'react';
import { DoubleClickGuard } from '#screens/navigation';
import { useServices } from '#screens/services';
import { TopUpProvider } from '#topup/TopUpProvider';

/** The providers of the screens inside the router. */
export function ScreenProviders({ children }: { children: ReactNode }) {
  const { storage, now } = useServices();
  return (
    <TopUpProvider now={now} storage={storage}>
      <DoubleClickGuard />
      {children}
    </TopUpProvider>
  );
}
