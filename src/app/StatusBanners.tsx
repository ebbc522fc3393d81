import { useEffect, useEffectEvent, useState, useSyncExternalStore, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import styled from 'styled-components';
import { Button } from '#components/Button';
import { Notice } from '#components/Notice';
import { useOnline } from '#hooks/useOnline';
import { useNotifications } from '#notifications/NotificationProvider';
import { space } from '#theme/tokens';
import { applyUpdate, isOutdated } from './newVersion';

const PAYMENT = '/start/pago';

const Root = styled.div`
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

function Banner({ children }: { children: ReactNode }) {
  return (
    <Root data-carrier="default" role="status">
      <Notice>{children}</Notice>
    </Root>
  );
}

/** Returns the value at the last navigation. A banner that appears later would move the screen. */
function useValueAtNavigation<Value>(value: Value): Value {
  const { key } = useLocation();
  const [last, setLast] = useState({ key, value });
  if (last.key !== key) setLast({ key, value });
  return last.value;
}

/** Shows a notification while the network is lost. */
function useOfflineNotification(isLost: boolean, hint: string | undefined): void {
  const { t } = useTranslation();
  const { notify, dismiss } = useNotifications();
  // An effect event: a change of the language does not notify again.
  const notifyOffline = useEffectEvent(() =>
    notify({ tone: 'warning', key: 'offline', title: t('offline.title'), message: hint }),
  );

  useEffect(() => {
    if (!isLost) return undefined;
    const notification = notifyOffline();
    return () => {
      dismiss(notification);
    };
  }, [dismiss, isLost]);
}

function OfflineBanner({ pathname }: { pathname: string }) {
  const { t } = useTranslation();
  const isOnline = useOnline();
  const wasOnline = useValueAtNavigation(isOnline);
  // The price on the payment screen does not change.
  const hasPrices = pathname.startsWith('/start') && pathname !== PAYMENT;
  const hint = hasPrices ? t('offline.hint') : undefined;
  useOfflineNotification(wasOnline && !isOnline, hint);

  if (wasOnline) return null;
  if (isOnline) return <Banner>{t('offline.over')}</Banner>;
  return (
    <Banner>
      <strong>{t('offline.title')}</strong> {hint}
    </Banner>
  );
}

function NewVersionBanner({ onUpdate }: StatusBannersProps) {
  const { t } = useTranslation();
  return (
    <Banner>
      <Offer>
        {t('version.available')}
        <Button onClick={onUpdate} variant="secondary">
          {t('version.update')}
        </Button>
      </Offer>
    </Banner>
  );
}

/** The props of {@link StatusBanners}. */
export interface StatusBannersProps {
  /**
   * Called when the user requests the new version.
   * @default activates the new service worker and reloads the page
   */
  onUpdate?: () => void;
}

/**
 * The banners above each screen: the app is offline, or a new version is deployed. The payment screen shows no new
 * version, since a reload would lose what is typed there.
 */
export function StatusBanners({ onUpdate = () => void applyUpdate() }: StatusBannersProps) {
  const { pathname } = useLocation();
  const { subscribe, getSnapshot } = isOutdated;
  const hasUpdate = useSyncExternalStore(subscribe, getSnapshot, () => false);
  const hadUpdate = useValueAtNavigation(hasUpdate);
  const isOffered = hadUpdate && hasUpdate && pathname !== PAYMENT;
  return (
    <>
      <OfflineBanner pathname={pathname} />
      {isOffered && <NewVersionBanner onUpdate={onUpdate} />}
    </>
  );
}
