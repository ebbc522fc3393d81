import type { ReactNode } from 'react';
import { NavigationProvider } from '#screens/navigation';
import { useServices } from '#screens/services';
import { TopUpProvider } from '#topup/TopUpProvider';

/** The providers of the screens inside the router: the top-up and the navigation. */
export function ScreenProviders({ children }: { children: ReactNode }) {
  const { storage, now } = useServices();
  return (
    <TopUpProvider now={now} storage={storage}>
      <NavigationProvider>{children}</NavigationProvider>
    </TopUpProvider>
  );
}
