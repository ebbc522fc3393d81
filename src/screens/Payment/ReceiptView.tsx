import { useTranslation } from 'react-i18next';
import { statedAmount } from '#components/Amount';
import { PaymentReceipt } from '#components/PaymentReceipt';
import { TransactionReceipt } from '#components/TransactionReceipt';
import { themeOf } from '#theme/themes';
import { formatPhone } from '../shared/formatPhone';
import { Main } from '../shared/layout';
import { carrierName, fillText, oneLine } from '../shared/names';
import { useHeadingFocus } from '../shared/useHeadingFocus';
import { useLanguage } from '../shared/useLanguage';
import { Heading, Number, Overlap, Receipts, Title } from './Payment.styles';
import { PaymentHeader } from './PaymentHeader';
import type { Receipt } from './receipt';
import { ReceiptActions } from './ReceiptActions';
import { formatMoment } from './formatMoment';

/** The props of {@link ReceiptView}. */
export interface ReceiptViewProps {
  /** The paid top-up. */
  receipt: Receipt;
}

/** The two receipt panels, under a heading with the number, the carrier and the date (spec §2). */
export function ReceiptView({ receipt }: ReceiptViewProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { transaction, payer, paidAt, company, phone } = receipt;
  // Only a receipt that has just been paid still knows its payer.
  const heading = useHeadingFocus({ always: payer !== undefined });
  const { currency } = themeOf(company);
  const facts = {
    carrier: company === undefined ? '' : oneLine(carrierName(company)),
    phone: phone === undefined ? '' : formatPhone(phone),
    amount: statedAmount(transaction.monto, { language, currency }),
    topUpFolio: transaction.folioRecarga,
  };
  const shared = { currency, language, amount: transaction.monto };

  return (
    <>
      <title>{t('app.title', { screen: t('receipt.title') })}</title>
      <PaymentHeader company={company} overlapped>
        <Heading>
          <Title data-size="large" ref={heading} tabIndex={-1}>
            {t('receipt.title')}
          </Title>
          {phone !== undefined && <Number>{formatPhone(phone)}</Number>}
          <p>
            {company !== undefined && (
              <>
                <bdi>{oneLine(carrierName(company))}</bdi> ·{' '}
              </>
            )}
            <time dateTime={new Date(paidAt).toISOString()}>{formatMoment(paidAt, language)}</time>
          </p>
        </Heading>
        <Overlap />
      </PaymentHeader>
      <Main>
        <Receipts>
          <PaymentReceipt
            {...shared}
            cardholder={payer?.cardholder ?? t('receipt.notKept')}
            folio={transaction.folio}
            heading={t('receipt.payment')}
            labels={{
              amount: t('receipt.amount'),
              folio: t('receipt.folio'),
              cardholder: t('receipt.cardholder'),
              card: t('receipt.card'),
            }}
            maskedCard={payer?.maskedCard ?? t('receipt.notKept')}
          />
          <TransactionReceipt
            {...shared}
            concept={transaction.concepto}
            folio={transaction.folioRecarga}
            heading={t('receipt.transaction')}
            labels={{
              folio: t('receipt.topUpFolio'),
              amount: t('receipt.amount'),
              concept: t('receipt.concept'),
            }}
          />
        </Receipts>
        <ReceiptActions
          text={fillText(
            t(phone === undefined ? 'receipt.shareShort' : 'receipt.shareText', {
              skipInterpolation: true,
            }),
            facts,
          )}
        />
      </Main>
    </>
  );
}
