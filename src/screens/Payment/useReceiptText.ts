import { useTranslation } from 'react-i18next';
import { statedAmount } from '#components/Amount';
import { themeOf } from '#theme/themes';
import type { Receipt } from '#topup/receipt';
import { formatPhone } from '../shared/formatPhone';
import { carrierName, fillText, truncate } from '../shared/names';
import { useLanguage } from '#i18n/useLanguage';

/** Returns the short text of a receipt to share, without data of the card or its holder. */
export function useReceiptText({ transaction, carrier, phone }: Receipt): string {
  const { t } = useTranslation();
  const language = useLanguage();
  const { currency } = themeOf(carrier);
  const short = carrier === undefined ? 'receipt.shareBare' : 'receipt.shareShort';
  const key = carrier === undefined || phone === undefined ? short : 'receipt.shareText';
  const text = fillText(t(key, { skipInterpolation: true }), {
    carrier: carrier === undefined ? '' : truncate(carrierName(carrier)),
    phone: phone === undefined ? '' : formatPhone(phone),
    amount: statedAmount(transaction.monto, { language, currency }),
    topUpFolio: transaction.folioRecarga,
  });
  return `${text} ${t('receipt.demo')}`;
}
