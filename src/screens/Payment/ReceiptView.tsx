import { useTranslation } from 'react-i18next';
import { Amount } from '#components/Amount';
import { CarrierLogo } from '#components/CarrierLogo';
import { IconButton } from '#components/IconButton';
import { Notice } from '#components/Notice';
import { ReceiptHeading } from '#components/ReceiptHeading';
import { ReceiptPanel } from '#components/ReceiptPanel';
import { localeOf, type Language } from '#i18n/languages';
import { useLanguage } from '#i18n/useLanguage';
import type { Receipt } from '#topup/receipt';
import { formatPhone } from '#masks/masks';
import { CarrierHeader } from '../parts/CarrierHeader';
import { Main } from '../parts/layout';
import { carrierName, truncate } from '../parts/names';
import { nonBreakingUnits } from '../data/nonBreakingUnits';
import { useServerLang } from '../parts/serverText';
import { canCopy } from './browserActions';
import { currencyOf } from './currencyOf';
import type { Payer } from './methods/method';
import { demo, methods } from './methods/methods';
import { Overlap, ReceiptLayout, Receipts } from './Receipt.styles';
import { ReceiptActions } from './ReceiptActions';
import { useCopy } from './useCopy';

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

/** A button that copies a recharge folio and shows the outcome in a notification. */
function CopyFolio({ folio }: { folio: string }) {
  const { t } = useTranslation();
  const copy = useCopy('copyFolio', {
    copied: t('receipt.folioCopied'),
    failed: t('receipt.folioCopyFailed'),
  });
  if (!canCopy()) return null;
  return <IconButton icon="copy" label={t('receipt.copyFolio')} onClick={() => void copy(folio)} />;
}

export interface ReceiptViewProps {
  /** The paid top-up. */
  receipt: Receipt;
  /** The payer, which is known only until the screen unmounts. */
  payer: Payer | undefined;
}

/** The two receipt panels, under a heading with the number, the carrier, the date and the validity (requirements §2). */
export function ReceiptView({ receipt, payer }: ReceiptViewProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { transaction, paidAt, carrier, phone, validity } = receipt;
  const serverLang = useServerLang();
  const { Receipt: MethodReceipt } = methods.find(({ value }) => value === receipt.method) ?? demo;
  const folio = (
    <>
      <span translate="no">{transaction.folioRecarga}</span>
      <CopyFolio folio={transaction.folioRecarga} />
    </>
  );
  const amount = <Amount currency={currencyOf(receipt)} size="inherit" value={transaction.monto} />;
  const concept = <span lang={serverLang}>{nonBreakingUnits(transaction.concepto)}</span>;

  return (
    <>
      <title>{t('app.title', { screen: t('receipt.title') })}</title>
      <CarrierHeader edge="none" start={carrier && <CarrierLogo code={carrier} size="large" />}>
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
        <Overlap />
      </CarrierHeader>
      <Main>
        <ReceiptLayout>
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
          <ReceiptActions receipt={receipt} />
        </ReceiptLayout>
      </Main>
    </>
  );
}
