import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { NotificationProvider, NotificationRegion } from '#components/NotificationRegion';

/** The app's notifications: the provider of the hook, and the region that shows them. */
export function AppNotifications({ children }: { children: ReactNode }) {
  const { t } = useTranslation();
  return (
    <NotificationProvider>
      {children}
      <NotificationRegion closeLabel={t('notification.close')} label={t('notification.region')} />
    </NotificationProvider>
  );
}
