import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useEnvironment } from '#screens/environment';
import { findLastReceipt, toEntryState, type KeptReceipt } from '../shared/keptReceipt';
import { useHydrated } from '#hooks/useHydrated';
import { useLink } from '../shared/useLink';
import { Quiet } from './Products.styles';

function ReceiptLink({ receipt }: { receipt: KeptReceipt }) {
  const { t } = useTranslation();
  const link = useLink('/start/pago', toEntryState(receipt));
  return <Quiet {...link}>{t('products.lastReceipt')}</Quiet>;
}

/** The way back to the receipt of the visit's last top-up; nothing before the first. */
export function LastReceipt() {
  const { session } = useEnvironment();
  const isHydrated = useHydrated();
  const receipt = useMemo(
    () => (isHydrated ? findLastReceipt(session) : undefined),
    [isHydrated, session],
  );
  return receipt && <ReceiptLink receipt={receipt} />;
}
