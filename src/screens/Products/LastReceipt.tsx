import { useTranslation } from 'react-i18next';
import { TextLink } from '#components/TextLink';
import { useTopUp } from '#topup/TopUpProvider';
import { useHydrated } from '#hooks/useHydrated';
import { RouteLink } from '../navigation/RouteLink';

/** The link to the receipt of the visit's last top-up. Renders nothing before the first top-up. */
export function LastReceipt() {
  const { t } = useTranslation();
  const { receipt } = useTopUp().topUp;
  // Session storage is not available during prerendering.
  if (!useHydrated() || receipt === undefined) return null;
  return (
    <TextLink render={<RouteLink state={{ receipt }} to="/start/pago" />} variant="quiet">
      {t('products.lastReceipt')}
    </TextLink>
  );
}
