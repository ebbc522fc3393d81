import { use, useState, useSyncExternalStore, useTransition } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useMatch } from 'react-router-dom';
import styled from 'styled-components';
import { paths } from '#addresses/addresses';
import { Button } from '#components/Button';
import { Notice } from '#components/Notice';
import { OfflineListContext } from '#screens/data/useCarriers';
import { grid } from '#theme/grid';
import { space } from '#theme/tokens';
import { applyUpdate, updateStore } from './newVersion';

const Banners = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 ${space(4)};
  ${grid}

  & > * > *,
  & > button {
    margin-block: ${space(2)};
  }

  @media print {
    display: none;
  }
`;

const Region = styled.div`
  flex: 1 1 16rem;
`;

/** Returns the value at the last navigation. A banner that appears later would move the screen. */
function useValueAtNavigation<Value>(value: Value): Value {
  const { pathname } = useLocation();
  const [last, setLast] = useState({ pathname, value });
  if (last.pathname !== pathname) setLast({ pathname, value });
  return last.value;
}

/** Shows a banner if the product list could not be requested without a network, until the next navigation after its end. */
function OfflineBanner({ hint }: { hint: boolean }) {
  const { t } = useTranslation();
  const [offline] = use(OfflineListContext);
  const earlier = useValueAtNavigation(offline);
  if (offline === undefined || earlier === 'over') return null;
  if (offline === 'over') return <Notice>{t('offline.over')}</Notice>;
  return (
    <Notice>
      <strong>{t('offline.title')}</strong>
      {hint && <span>{` ${t(`offline.${offline}`)}`}</span>}
    </Notice>
  );
}

/**
 * The banners above each screen: the app is offline, or a new version is deployed. The payment screen shows no new
 * version, since a reload would lose what is typed there. Screen readers announce the banners only if their
 * live region exists before.
 */
export function StatusBanners() {
  const { t } = useTranslation();
  const isPayment = useMatch(paths.payment) !== null;
  const isPurchase = useMatch(`${paths.start}/*`) !== null;
  const { subscribe, getSnapshot } = updateStore;
  const hasUpdate = useSyncExternalStore(subscribe, getSnapshot, () => false);
  const isOffered = useValueAtNavigation(hasUpdate) && !isPayment;
  const [isUpdating, startUpdate] = useTransition();

  return (
    <Banners data-carrier="default">
      <Region role="status">
        {/* These screens show the list with its prices. */}
        <OfflineBanner hint={isPurchase && !isPayment} />
        {isOffered && <Notice>{t('version.available')}</Notice>}
      </Region>
      {isOffered && (
        <Button onClick={() => startUpdate(applyUpdate)} loading={isUpdating} variant="secondary">
          {t('version.update')}
        </Button>
      )}
    </Banners>
  );
}
