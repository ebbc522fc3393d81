import { useTranslation } from 'react-i18next';
import { PaymentReceipt } from '#components/PaymentReceipt';
import { currencyOf } from '../currencyOf';
import type { MethodReceiptProps } from './method';

/** The confirmation of a payment by card: the cardholder, and the last digits of the card. */
export function CardReceipt({ receipt, payer }: MethodReceiptProps) {
  const { t } = useTranslation();
  const { folio, monto } = receipt.transaction;
  return (
    <PaymentReceipt
      {...payer}
      amount={monto}
      currency={currencyOf(receipt)}
      folio={folio}
      heading={t('receipt.payment')}
      labels={{
        folio: t('receipt.folio'),
        amount: t('receipt.amount'),
        cardholder: t('receipt.cardholder'),
        card: t('receipt.card'),
      }}
      mark
      unknown={t('receipt.unknown')}
    />
  );
}
