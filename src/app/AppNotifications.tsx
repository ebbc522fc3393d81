import { useEffect, useSyncExternalStore, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { NotificationProvider } from '#notifications/NotificationProvider';
import { arrivalOf } from './loader';
import { regionCode } from './screens';

function Region() {
  const { t } = useTranslation();
  const progress = useSyncExternalStore(regionCode.subscribe, regionCode.read, regionCode.read);

  useEffect(() => {
    void arrivalOf(regionCode);
  }, []);

  if (progress.status !== 'ready') return null;
  const { NotificationRegion } = progress.value;
  return (
    <NotificationRegion closeLabel={t('notification.close')} label={t('notification.region')} />
  );
}

/** The app's notifications: the provider of the hook, and the region that shows them. */
export function AppNotifications({ children }: { children: ReactNode }) {
  return (
    <NotificationProvider>
      {children}
      <Region />
    </NotificationProvider>
  );
}
