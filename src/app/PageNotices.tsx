import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import styled from 'styled-components';
import { Button } from '#components/Button';
import { Notice } from '#components/Notice';
import { useNotifications } from '#notifications/NotificationProvider';
import { space } from '#theme/tokens';
import { takeNewVersion, waitingVersion } from './worker';

/** Where a reload would lose what is being paid. */
const PAYMENT = '/start/pago';

const Lines = styled.div`
  display: grid;
  gap: ${space(2)};
  padding: ${space(2)} ${space(4)};

  @media print {
    display: none;
  }
`;

const Offer = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(2)} ${space(4)};
  align-items: center;
  justify-content: space-between;
`;

function watchNetwork(listener: () => void): () => void {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
}

/** Says at once, over the screen that stands, that the network has gone. */
function useLossNews(isNews: boolean, hint: string | undefined): void {
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

/**
 * The lines above each screen: that there is no network, and that a new version of the page waits.
 * They come and go with a screen alone, since one that came in between would move what is about to be
 * touched; and nothing is offered where somebody pays.
 */
export function PageNotices() {
  const { t } = useTranslation();
  const { key, pathname } = useLocation();
  const isOnline = useSyncExternalStore(
    watchNetwork,
    () => navigator.onLine,
    () => true,
  );
  const version = useSyncExternalStore(
    waitingVersion.subscribe,
    waitingVersion.getSnapshot,
    () => undefined,
  );
  const [opened, setOpened] = useState({ key, isOnline, version });
  if (opened.key !== key) setOpened({ key, isOnline, version });
  // Of what is being paid, or has been, nothing changes.
  const showsPrices = pathname.startsWith('/start') && pathname !== PAYMENT;
  const hint = showsPrices ? t('offline.hint') : undefined;
  useLossNews(opened.isOnline && !isOnline, hint);

  const isOffered = opened.version !== undefined && pathname !== PAYMENT;
  if (opened.isOnline && !isOffered) return null;
  return (
    <Lines data-carrier="house" role="status">
      {!opened.isOnline && (
        <Notice>
          {isOnline ? (
            t('offline.over')
          ) : (
            <>
              <strong>{t('offline.title')}</strong> {hint}
            </>
          )}
        </Notice>
      )}
      {isOffered && (
        <Notice>
          <Offer>
            {t('version.waits')}
            <Button onClick={takeNewVersion} variant="secondary">
              {t('version.take')}
            </Button>
          </Offer>
        </Notice>
      )}
    </Lines>
  );
}
