import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { Notice } from '#components/Notice';
import { useNotifications } from '#notifications/NotificationProvider';
import { NewVersion } from './NewVersion';
import { NoticeLines } from './NoticeLines';
import { registration } from './worker';

/** Where a reload would lose what is being paid. */
const PAYMENT = '/start/pago';

function watchNetwork(listener: () => void): () => void {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
}

/** Notifies the user at once that the network is lost. */
function useOfflineNotification(isNews: boolean, hint: string | undefined): void {
  const { t } = useTranslation();
  const { notify, dismiss } = useNotifications();
  // Not again in another language: that is no news.
  const tell = useEffectEvent(() =>
    notify({ tone: 'warning', key: 'offline', title: t('offline.title'), message: hint }),
  );

  useEffect(() => {
    if (!isNews) return undefined;
    const notification = tell();
    return () => {
      dismiss(notification);
    };
  }, [dismiss, isNews]);
}

/** Says that there is no network. The line appears and goes with a screen alone, so that nothing moves. */
function OfflineNotice({ pathname }: { pathname: string }) {
  const { t } = useTranslation();
  const { key } = useLocation();
  const isOnline = useSyncExternalStore(
    watchNetwork,
    () => navigator.onLine,
    () => true,
  );
  const [opened, setOpened] = useState({ key, isOnline });
  if (opened.key !== key) setOpened({ key, isOnline });
  // Of what is being paid, or has been, nothing changes.
  const showsPrices = pathname.startsWith('/start') && pathname !== PAYMENT;
  const hint = showsPrices ? t('offline.hint') : undefined;
  useOfflineNotification(opened.isOnline && !isOnline, hint);

  if (opened.isOnline) return null;
  return (
    <NoticeLines data-carrier="default" role="status">
      <Notice>
        {isOnline ? (
          t('offline.over')
        ) : (
          <>
            <strong>{t('offline.title')}</strong> {hint}
          </>
        )}
      </Notice>
    </NoticeLines>
  );
}

/** The lines above each screen: that there is no network, and, except while paying, that there is a new version. */
export function StatusBanners() {
  const { pathname } = useLocation();
  const isRegistered = useSyncExternalStore(
    registration.subscribe,
    registration.getSnapshot,
    () => false,
  );
  return (
    <>
      <OfflineNotice pathname={pathname} />
      {isRegistered && <NewVersion hidden={pathname === PAYMENT} />}
    </>
  );
}
