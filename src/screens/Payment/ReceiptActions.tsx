import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { paths } from '#addresses/addresses';
import { statedAmount } from '#theme/formatAmount';
import { Button, ButtonLink, type ButtonProps } from '#components/Button';
import { Icon, type IconName } from '#components/Icon';
import { useLocale } from '#components/LocaleProvider';
import { Notice } from '#components/Notice';
import type { Receipt } from '#topup/receipt';
import { formatPhone } from '#masks/masks';
import { carrierName } from '#screens/data/carrierName';
import { RouteLink } from '../navigation/RouteLink';
import {
  canCopy,
  canPrint,
  canShare,
  canSharePictures,
  printPage,
  saveFile,
  share,
} from '#screens/sharing/browserActions';
import { useCopy } from '#screens/sharing/useCopy';
import { Actions } from './Receipt.styles';
import type { ReceiptContentProps } from './ReceiptContent';
import { useReceiptPicture } from './useReceiptPicture';

/** Returns the short text of a receipt to share, without data of the card or its holder. */
function useReceiptText(receipt: Receipt): string {
  const { t } = useTranslation();
  const locale = useLocale();
  const { transaction, carrier, phone } = receipt;
  const values = {
    carrier: carrier && carrierName(carrier),
    phone: phone && formatPhone(phone),
    amount: statedAmount(transaction.monto, locale),
    topUpFolio: transaction.folioRecarga,
  };
  const short = carrier === undefined ? 'receipt.shareBare' : 'receipt.shareShort';
  const key = carrier === undefined || phone === undefined ? short : 'receipt.shareText';
  return `${t(key, values)} ${t('receipt.demo')}`;
}

interface ActionProps extends Pick<ButtonProps, 'loading' | 'onClick'> {
  icon: IconName;
  text: string;
}

function Action({ icon, text, ...rest }: ActionProps) {
  return (
    <Button variant="secondary" {...rest}>
      <Icon name={icon} />
      <span>{text}</span>
    </Button>
  );
}

/** The actions of a receipt that the browser has: print, share or copy, save as a picture, and buy another top-up. */
export function ReceiptActions({ receipt, payer }: ReceiptContentProps) {
  const { t } = useTranslation();
  const text = useReceiptText(receipt);
  const { drawReceipt, isDrawing, sheet } = useReceiptPicture({ receipt, payer });
  const [failed, setFailed] = useState<'print' | 'share' | 'copy' | 'save'>();
  const copy = useCopy('copyReceipt', { copied: t('receipt.copied') });
  const isShareable = canShare({ text });
  const hasPicture = import.meta.env.VITE_RECEIPT_PICTURE !== 'false';
  const sharesPicture = isShareable && hasPicture && canSharePictures();
  const copyButton = canCopy() && (
    <Action
      icon="copy"
      onClick={() => void copy(text).then((isCopied) => !isCopied && setFailed('copy'))}
      text={t('receipt.copy')}
    />
  );

  /** Shares the receipt as a picture with its text, or only the text if it cannot be drawn. */
  async function shareReceipt(): Promise<void> {
    const picture = sharesPicture ? await drawReceipt().catch(() => undefined) : undefined;
    if (picture === undefined) return share({ text });
    try {
      await share({ text, files: [picture] });
    } catch {
      // A browser shares only for a few seconds after a press, and a slow phone may need longer to draw.
      saveFile(picture);
    }
  }

  return (
    <Actions>
      <ButtonLink render={<RouteLink to={paths.start} />} size="large">
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
          loading={isDrawing}
          onClick={() => shareReceipt().catch(() => setFailed('share'))}
          text={t('receipt.share')}
        />
      ) : (
        copyButton
      )}
      {hasPicture && !sharesPicture && (
        <Action
          icon="save"
          loading={isDrawing}
          onClick={() => drawReceipt().then(saveFile, () => setFailed('save'))}
          text={t('receipt.save')}
        />
      )}
      {failed !== undefined && (
        <Notice key={failed} role="alert">
          <p>{`${t(`receipt.${failed}Failed`)}. ${t('receipt.textToCopy')}`}</p>
          <p translate="no">{text}</p>
        </Notice>
      )}
      {failed !== undefined && isShareable && copyButton}
      {sheet}
    </Actions>
  );
}
