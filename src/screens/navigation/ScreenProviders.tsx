import type { ReactNode } from 'react';
import { NavigationProvider } from './NavigationProvider';
import { useEnvironment } from '../data/environment';
import { TopUpProvider } from '#topup/TopUpProvider';

/** The providers of the screens inside the router: the top-up and the navigation. */
export function ScreenProviders({ children }: { children: ReactNode }) {
  const { storage, now } = useEnvironment();
  return (
    <TopUpProvider now={now} storage={storage}>
      <NavigationProvider>{children}</NavigationProvider>
    </TopUpProvider>
  );
}
