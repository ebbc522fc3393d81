import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { statedAmount } from '#theme/formatAmount';
import { Button, ButtonLink, type ButtonProps } from '#components/Button';
import { Icon, type IconName } from '#components/Icon';
import { Notice } from '#components/Notice';
import { useLanguage } from '#i18n/useLanguage';
import type { Receipt } from '#topup/receipt';
import { formatPhone } from '#masks/masks';
import { carrierName, truncate } from '../parts/names';
import { RouteLink } from '../navigation/RouteLink';
import { canCopy, canPrint, canShare, printPage, shareText } from './browserActions';
import { currencyOf } from './currencyOf';
import { Actions } from './Receipt.styles';
import { useCopy } from './useCopy';

/** Returns the short text of a receipt to share, without data of the card or its holder. */
function useReceiptText(receipt: Receipt): string {
  const { t } = useTranslation();
  const language = useLanguage();
  const { transaction, carrier, phone } = receipt;
  const values = {
    carrier: carrier && truncate(carrierName(carrier)),
    phone: phone && formatPhone(phone),
    amount: statedAmount(transaction.monto, { language, currency: currencyOf(receipt) }),
    topUpFolio: transaction.folioRecarga,
  };
  const short = carrier === undefined ? 'receipt.shareBare' : 'receipt.shareShort';
  const key = carrier === undefined || phone === undefined ? short : 'receipt.shareText';
  return `${t(key, values)} ${t('receipt.demo')}`;
}

interface ActionProps extends Pick<ButtonProps, 'onClick'> {
  icon: IconName;
  text: string;
}

function Action({ icon, text, onClick }: ActionProps) {
  return (
    <Button onClick={onClick} variant="secondary">
      <Icon name={icon} />
      <span>{text}</span>
    </Button>
  );
}

/** The actions of a receipt that the browser has: print, share or copy, and buy another top-up. */
export function ReceiptActions({ receipt }: { receipt: Receipt }) {
  const { t } = useTranslation();
  const text = useReceiptText(receipt);
  const [failed, setFailed] = useState<'print' | 'share' | 'copy'>();
  const copy = useCopy('copyReceipt', { copied: t('receipt.copied') });
  const isShareable = canShare(text);
  const copyButton = canCopy() && (
    <Action
      icon="copy"
      onClick={() => void copy(text).then((isCopied) => !isCopied && setFailed('copy'))}
      text={t('receipt.copy')}
    />
  );

  return (
    <Actions>
      <ButtonLink render={<RouteLink to="/start" />} size="large">
        {t('receipt.another')}
      </ButtonLink>
      {canPrint() && (
        <Action
          icon="print"
          onClick={() => printPage().catch(() => setFailed('print'))}
          text={t('receipt.print')}
        />
      )}
      {isShareable ? (
        <Action
          icon="share"
          onClick={() => shareText(text).catch(() => setFailed('share'))}
          text={t('receipt.share')}
        />
      ) : (
        copyButton
      )}
      {failed !== undefined && (
        <Notice key={failed} role="alert">
          <p>{`${t(`receipt.${failed}Failed`)}. ${t('receipt.textToCopy')}`}</p>
          <p translate="no">{text}</p>
        </Notice>
      )}
      {failed !== undefined && isShareable && copyButton}
    </Actions>
  );
}
