import { Suspense, use, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useHydrated } from '#hooks/useHydrated';
import { NotificationProvider } from '#notifications/NotificationProvider';
import { ErrorBoundary } from './ErrorBoundary';
import { lazyWithRetry } from './lazyWithRetry';

/** The code that shows notifications: until it is loaded, they wait. */
export const regionCode = lazyWithRetry(() => import('#notifications/NotificationRegion'));

function Region() {
  const { t } = useTranslation();
  const { NotificationRegion } = use(regionCode.load());
  return (
    <NotificationRegion closeLabel={t('notification.close')} label={t('notification.region')} />
  );
}

/** The app's notifications: the provider of the hook, and the region that shows them. */
export function AppNotifications({ children }: { children: ReactNode }) {
  const isHydrated = useHydrated();
  return (
    <NotificationProvider>
      {children}
      {isHydrated && (
        <ErrorBoundary renderError={() => null}>
          <Suspense fallback={null}>
            <Region />
          </Suspense>
        </ErrorBoundary>
      )}
    </NotificationProvider>
  );
}
