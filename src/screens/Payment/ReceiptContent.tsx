import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Amount } from '#components/Amount';
import { Notice } from '#components/Notice';
import { ReceiptHeading } from '#components/ReceiptHeading';
import { ReceiptPanel } from '#components/ReceiptPanel';
import { localeOf, type Language } from '#i18n/languages';
import { useLanguage } from '#i18n/useLanguage';
import type { Receipt } from '#topup/receipt';
import { formatPhone } from '#masks/phone';
import { carrierName } from '#screens/data/carrierName';
import { nonBreakingUnits } from '../data/nonBreakingUnits';
import { useServerLang } from '#screens/data/serverText';
import type { Payer } from './methods/method';
import { methods } from './methods/methods';
import { Receipts } from './Receipt.styles';

/**
 * Formats the time of a payment as a long date with hours and minutes, and for machines. They are those of the time zone in
 * which it was paid, or of the device if that is unknown.
 */
function dateOf({ paidAt, timezoneOffset }: Receipt, language: Language) {
  if (paidAt === undefined) return undefined;
  const offset = timezoneOffset ?? new Date(paidAt).getTimezoneOffset();
  const text = new Intl.DateTimeFormat(localeOf(language), {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone: 'UTC',
  }).format(paidAt - offset * 60_000);
  // A non-breaking space keeps the day period (a.m. or p.m.) with the time.
  return {
    text: text.replace(/(\d)\s(?=\S+$)/u, '$1\u00a0'),
    dateTime: new Date(paidAt).toISOString(),
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
  const { carrier, phone, validity } = receipt;
  return (
    <ReceiptHeading
      carrier={carrierName(carrier)}
      date={dateOf(receipt, language)}
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
  /** The action for the top-up folio. */
  folioAction?: ReactNode;
}

/** The two panels of a receipt, and the remark that it is a demonstration. */
export function ReceiptPanels({ receipt, payer, folioAction }: ReceiptPanelsProps) {
  const { t } = useTranslation();
  const { folio, folioRecarga, monto, concepto } = receipt.transaction;
  const { payerRows = {} } = methods.find(({ value }) => value === receipt.method) ?? methods[0];
  const topUpFolio = (
    <>
      <span translate="no">{folioRecarga}</span>
      {folioAction}
    </>
  );
  const concept = <span lang={useServerLang()}>{nonBreakingUnits(concepto)}</span>;
  return (
    <Receipts>
      <ReceiptPanel
        heading={t('receipt.payment')}
        mark
        rows={[
          { label: t('receipt.folio'), value: folio },
          { label: t('receipt.amount'), value: <Amount size="huge" value={monto} /> },
          ...Object.entries(payerRows).map(([name, { label }]) => ({
            label: t(label),
            value: payer?.[name],
          })),
        ]}
        unknown={t('receipt.unknown')}
      />
      <ReceiptPanel
        heading={t('receipt.transaction')}
        rows={[
          { label: t('receipt.topUpFolio'), value: topUpFolio, large: true },
          { label: t('receipt.amount'), value: <Amount size="inherit" value={monto} /> },
          { label: t('receipt.concept'), value: concept, multiline: true },
        ]}
      />
      <Notice>{t('receipt.demo')}</Notice>
    </Receipts>
  );
}
