import { useTranslation } from 'react-i18next';
import { PaymentReceipt } from '#components/PaymentReceipt';
import { TransactionReceipt } from '#components/TransactionReceipt';
import { themeOf } from '#theme/themes';
import { formatPhone } from '../shared/formatPhone';
import { Main } from '../shared/layout';
import { carrierName, oneLine } from '../shared/names';
import { useHeadingFocus } from '../shared/useHeadingFocus';
import { keepUnits, useServerLang } from '../shared/serverText';
import { useLanguage } from '#i18n/useLanguage';
import { formatMoment } from './formatMoment';
import { PaymentHeader } from './PaymentHeader';
import { Details, Heading, Overlap, Receipts, Recipient, Sheet, Title } from './Receipt.styles';
import type { Receipt } from './receipt';
import { ReceiptActions } from './ReceiptActions';
import { useReceiptText } from './useReceiptText';
import { useSettledPresses } from './useSettledPresses';

/** The props of {@link ReceiptView}. */
export interface ReceiptViewProps {
  /** The paid top-up. */
  receipt: Receipt;
}

/** The two receipt panels, under a heading with the number, the carrier, the date and the validity (spec §2). */
export function ReceiptView({ receipt }: ReceiptViewProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { transaction, payer, paidAt, company, phone, validity } = receipt;
  // Only a receipt that has just been paid still knows its payer.
  const isNew = payer !== undefined;
  const heading = useHeadingFocus({ always: isNew });
  const serverLang = useServerLang();
  const text = useReceiptText(receipt);
  useSettledPresses(isNew);
  const { currency } = themeOf(company);
  const shared = { currency, language, amount: transaction.monto };

  return (
    <>
      <title>{t('app.title', { screen: t('receipt.title') })}</title>
      <PaymentHeader company={company} edge="none">
        <Heading>
          <Title ref={heading} tabIndex={-1}>
            {t('receipt.title')}
          </Title>
          {phone !== undefined && (
            <Recipient>
              <span>{t('field.phone')}</span> <span>{formatPhone(phone)}</span>
            </Recipient>
          )}
          <Details>
            {company !== undefined && <bdi>{oneLine(carrierName(company))}</bdi>}{' '}
            {paidAt !== undefined && (
              <time dateTime={new Date(paidAt).toISOString()}>
                {formatMoment(paidAt, language)}
              </time>
            )}{' '}
            {validity !== undefined && (
              <span>
                {t('receipt.validity', { days: t('carrier.validity', { count: validity }) })}
              </span>
            )}
          </Details>
        </Heading>
        <Overlap />
      </PaymentHeader>
      <Main>
        <Sheet>
          <Receipts>
            <PaymentReceipt
              {...shared}
              cardholder={payer?.cardholder}
              folio={transaction.folio}
              heading={t('receipt.payment')}
              labels={{
                folio: t('receipt.folio'),
                amount: t('receipt.amount'),
                cardholder: t('receipt.cardholder'),
                card: t('receipt.card'),
              }}
              maskedCard={payer?.maskedCard}
              note={t('receipt.demo')}
              unknown={t('receipt.unknown')}
            />
            <TransactionReceipt
              {...shared}
              concept={keepUnits(transaction.concepto)}
              conceptLang={serverLang}
              folio={transaction.folioRecarga}
              heading={t('receipt.transaction')}
              labels={{
                folio: t('receipt.topUpFolio'),
                amount: t('receipt.amount'),
                concept: t('receipt.concept'),
              }}
            />
          </Receipts>
          <ReceiptActions text={text} />
        </Sheet>
      </Main>
    </>
  );
}
