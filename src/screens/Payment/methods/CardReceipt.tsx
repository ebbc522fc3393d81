import { useTranslation } from 'react-i18next';
import { Amount } from '#components/Amount';
import { ReceiptPanel } from '#components/ReceiptPanel';
import { useLanguage } from '#i18n/useLanguage';
import { currencyOf } from '../currencyOf';
import type { MethodReceiptProps } from './method';

/** The confirmation of a payment by card: the cardholder, and the last digits of the card. */
export function CardReceipt({ receipt, payer = {} }: MethodReceiptProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { folio, monto } = receipt.transaction;
  const { cardholder, maskedCard } = payer;
  const amount = <Amount currency={currencyOf(receipt)} size="huge" value={monto} />;
  return (
    <ReceiptPanel
      heading={t('receipt.payment')}
      mark
      rows={[
        { label: t('receipt.folio'), value: folio },
        { label: t('receipt.amount'), value: amount },
        { label: t('receipt.cardholder'), value: cardholder?.toLocaleUpperCase(language) },
        { label: t('receipt.card'), value: maskedCard },
      ]}
      unknown={t('receipt.unknown')}
    />
  );
}
