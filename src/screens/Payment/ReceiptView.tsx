import { useTranslation } from 'react-i18next';
import { CarrierLogo } from '#components/CarrierLogo';
import { IconButton } from '#components/IconButton';
import { CarrierHeader } from '../parts/CarrierHeader';
import { useEnvironment } from '../data/environment';
import { OverlapMain } from '../parts/layout';
import { canCopy } from '../sharing/browserActions';
import { useCopy } from '../sharing/useCopy';
import { ReceiptLayout } from './Receipt.styles';
import { ReceiptActions } from './ReceiptActions';
import { RememberNumber } from './RememberNumber';
import { ReceiptPanels, ReceiptTitle, type ReceiptContentProps } from './ReceiptContent';

/** A button that copies a top-up folio and shows the outcome in a notification. */
function CopyFolio({ folio }: { folio: string }) {
  const { t } = useTranslation();
  const copy = useCopy('copyFolio', {
    copied: t('receipt.folioCopied'),
    failed: t('receipt.folioCopyFailed'),
  });
  if (!canCopy()) return null;
  return <IconButton icon="copy" label={t('receipt.copyFolio')} onClick={() => void copy(folio)} />;
}

/** The two receipt panels, under a heading with the number, the carrier, the date and the validity (requirements §2). */
export function ReceiptView({ receipt, payer }: ReceiptContentProps) {
  const { t } = useTranslation();
  const { remembered } = useEnvironment();
  const { carrier, transaction } = receipt;

  return (
    <>
      <title>{t('app.title', { screen: t('receipt.title') })}</title>
      <CarrierHeader overlapped start={<CarrierLogo code={carrier} size="large" />}>
        <ReceiptTitle receipt={receipt} />
      </CarrierHeader>
      <OverlapMain>
        <ReceiptLayout>
          <ReceiptPanels
            folioAction={<CopyFolio folio={transaction.folioRecarga} />}
            payer={payer}
            receipt={receipt}
          />
          {remembered && <RememberNumber receipt={receipt} remembered={remembered} />}
          <ReceiptActions payer={payer} receipt={receipt} />
        </ReceiptLayout>
      </OverlapMain>
    </>
  );
}
