import { useTranslation } from 'react-i18next';
import { statedAmount } from '#components/Amount';
import { Button, ButtonLink } from '#components/Button';
import { Icon } from '#components/Icon';
import { useLanguage } from '#i18n/useLanguage';
import { themeOf } from '#theme/themes';
import type { Receipt } from '#topup/receipt';
import { formatPhone } from '#masks/masks';
import { carrierName, truncate } from '../shared/names';
import { RouteLink } from '../shared/RouteLink';
import { Actions } from './Receipt.styles';
import { shareText } from './shareText';
import { useCopyNotification } from './useCopyNotification';

/** Returns the short text of a receipt to share, without data of the card or its holder. */
function useReceiptText({ transaction, carrier, phone }: Receipt): string {
  const { t } = useTranslation();
  const language = useLanguage();
  const values = {
    carrier: carrier && truncate(carrierName(carrier)),
    phone: phone && formatPhone(phone),
    amount: statedAmount(transaction.monto, { language, currency: themeOf(carrier).currency }),
    topUpFolio: transaction.folioRecarga,
  };
  const short = carrier === undefined ? 'receipt.shareBare' : 'receipt.shareShort';
  const key = carrier === undefined || phone === undefined ? short : 'receipt.shareText';
  return `${t(key, values)} ${t('receipt.demo')}`;
}

/** The actions of a receipt: print, share, and buy another top-up. */
export function ReceiptActions({ receipt }: { receipt: Receipt }) {
  const { t } = useTranslation();
  const text = useReceiptText(receipt);
  const showOutcome = useCopyNotification('share', {
    copied: t('receipt.copied'),
    failed: t('receipt.copyFailed'),
  });

  async function share() {
    const outcome = await shareText(text);
    if (outcome !== 'shared') showOutcome(outcome);
  }

  return (
    <Actions>
      <ButtonLink render={<RouteLink to="/start" />} size="large">
        {t('receipt.another')}
      </ButtonLink>
      <Button
        onClick={() => {
          window.print();
        }}
        variant="secondary"
      >
        <Icon name="print" />
        {t('receipt.print')}
      </Button>
      <Button onClick={() => void share()} variant="secondary">
        <Icon name="share" />
        {t('receipt.share')}
      </Button>
    </Actions>
  );
}
