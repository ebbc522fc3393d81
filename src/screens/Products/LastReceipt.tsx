import { useTranslation } from 'react-i18next';
import { TextLink } from '#components/TextLink';
import type { Receipt } from '#topup/receipt';
import { useTopUp } from '#topup/useTopUp';
import { useHydrated } from '#hooks/useHydrated';
import { RouteLink } from '../shared/RouteLink';

function ReceiptLink({ receipt }: { receipt: Receipt }) {
  const { t } = useTranslation();
  return (
    <TextLink render={<RouteLink state={{ receipt }} to="/start/pago" />} variant="quiet">
      {t('products.lastReceipt')}
    </TextLink>
  );
}

/** The link to the receipt of the visit's last top-up. Renders nothing before the first top-up. */
export function LastReceipt() {
  const { receipt } = useTopUp().topUp;
  // Session storage is not available during prerendering.
  return useHydrated() && receipt && <ReceiptLink receipt={receipt} />;
}
