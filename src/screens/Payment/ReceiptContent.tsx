import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Amount } from '#components/Amount';
import { Notice } from '#components/Notice';
import { ReceiptHeading } from '#components/ReceiptHeading';
import { ReceiptPanel } from '#components/ReceiptPanel';
import { localeOf, type Language } from '#i18n/languages';
import { useLanguage } from '#i18n/useLanguage';
import type { Receipt } from '#topup/receipt';
import { formatPhone } from '#masks/masks';
import { carrierName, truncate } from '../parts/names';
import { nonBreakingUnits } from '../data/nonBreakingUnits';
import { useServerLang } from '../parts/serverText';
import { currencyOf } from './currencyOf';
import type { Payer } from './methods/method';
import { demo, methods } from './methods/methods';
import { Receipts } from './Receipt.styles';

/** Formats a time in milliseconds since 1970 as a long date with hours and minutes, and for machines. */
function dateOf(time: number, language: Language) {
  const text = new Intl.DateTimeFormat(localeOf(language), {
    dateStyle: 'long',
    timeStyle: 'short',
  }).format(time);
  // A non-breaking space keeps the day period (a.m. or p.m.) with the time.
  return {
    text: text.replace(/(\d)\s(?=\S+$)/u, '$1\u00a0'),
    dateTime: new Date(time).toISOString(),
  };
}

export interface ReceiptContentProps {
  /** The paid top-up. */
  receipt: Receipt;
  /** The payer, which is known only until the screen unmounts. */
  payer: Payer | undefined;
}

/** The heading of a receipt: the number, the carrier, the date and the validity. */
export function ReceiptTitle({ receipt }: Pick<ReceiptContentProps, 'receipt'>) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { paidAt, carrier, phone, validity } = receipt;
  return (
    <ReceiptHeading
      carrier={carrier && truncate(carrierName(carrier))}
      date={paidAt === undefined ? undefined : dateOf(paidAt, language)}
      heading={t('receipt.title')}
      phone={phone && formatPhone(phone)}
      phoneLabel={t('field.phone')}
      validity={
        validity === undefined
          ? undefined
          : t('receipt.validity', { days: t('carrier.validity', { count: validity }) })
      }
    />
  );
}

interface ReceiptPanelsProps extends ReceiptContentProps {
  /** The action for the recharge folio. */
  folioAction?: ReactNode;
}

/** The two panels of a receipt, and the remark that it is a demonstration. */
export function ReceiptPanels({ receipt, payer, folioAction }: ReceiptPanelsProps) {
  const { t } = useTranslation();
  const { transaction } = receipt;
  const { Receipt: MethodReceipt } = methods.find(({ value }) => value === receipt.method) ?? demo;
  const folio = (
    <>
      <span translate="no">{transaction.folioRecarga}</span>
      {folioAction}
    </>
  );
  const amount = <Amount currency={currencyOf(receipt)} size="inherit" value={transaction.monto} />;
  const concept = <span lang={useServerLang()}>{nonBreakingUnits(transaction.concepto)}</span>;
  return (
    <Receipts>
      {MethodReceipt && <MethodReceipt payer={payer} receipt={receipt} />}
      <ReceiptPanel
        heading={t('receipt.transaction')}
        rows={[
          { label: t('receipt.topUpFolio'), value: folio, large: true },
          { label: t('receipt.amount'), value: amount },
          { label: t('receipt.concept'), value: concept, multiline: true },
        ]}
      />
      <Notice>{t('receipt.demo')}</Notice>
    </Receipts>
  );
}
