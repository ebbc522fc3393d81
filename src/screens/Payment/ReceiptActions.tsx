import { useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { paths } from '#addresses/addresses';
import { statedAmount } from '#theme/formatAmount';
import { Button, ButtonLink, type ButtonProps } from '#components/Button';
import { Icon, type IconName } from '#components/Icon';
import { useLocale } from '#components/LocaleProvider';
import { Notice } from '#components/Notice';
import type { Receipt } from '#topup/receipt';
import { formatPhone } from '#masks/phone';
import { carrierName } from '../data/carrierName';
import { RouteLink } from '../navigation/RouteLink';
import {
  canCopy,
  canPrint,
  canShare,
  canSharePictures,
  printPage,
  saveFile,
  share,
} from '../sharing/browserActions';
import { useCopy } from '../sharing/useCopy';
import { Actions } from './Receipt.styles';
import type { ReceiptContentProps } from './ReceiptContent';
import { useReceiptPicture } from './useReceiptPicture';

/** Returns the short text of a receipt to share, without data of the card or its holder. */
function useReceiptText(receipt: Receipt): string {
  const { t } = useTranslation();
  const locale = useLocale();
  const { transaction, carrier, phone } = receipt;
  const values = {
    carrier: carrierName(carrier),
    phone: phone && formatPhone(phone),
    amount: statedAmount(transaction.monto, locale),
    topUpFolio: transaction.folioRecarga,
  };
  const key = phone === undefined ? 'receipt.shareShort' : 'receipt.shareText';
  return `${t(key, values)} ${t('receipt.demo')}`;
}

/** What an action did not do, and the name of the file that it handed to the downloads of the browser. */
interface Outcome {
  failed?: 'print' | 'share' | 'copy' | 'save' | undefined;
  saved?: string;
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
  const [outcome, setOutcome] = useState<Outcome>();
  const [offersCopy, setOffersCopy] = useState(false);
  const copy = useCopy('copyReceipt', { copied: t('receipt.copied') });
  const isShareable = canShare({ text });
  const sharesPicture = isShareable && canSharePictures();

  function show(next: Outcome): void {
    setOutcome(next);
    setOffersCopy(true);
  }

  /** Runs an action. The last outcome is removed first, so that the same one is announced again. */
  async function run(failed: NonNullable<Outcome['failed']>, action: () => Promise<void>) {
    flushSync(() => setOutcome(undefined));
    await action().catch(() => show({ failed }));
  }

  const copyButton = canCopy() && (
    <Action icon="copy" onClick={() => run('copy', () => copy(text))} text={t('receipt.copy')} />
  );

  /** Saves the picture. Browsers inside apps may ignore it without an error. */
  function save(picture: File, failed?: 'share'): void {
    saveFile(picture);
    show({ failed, saved: picture.name });
  }

  /** Shares the receipt as a picture with its text, or only the text if it cannot be drawn. */
  async function shareReceipt(): Promise<void> {
    const picture = sharesPicture ? await drawReceipt().catch(() => undefined) : undefined;
    if (picture === undefined) return share({ text });
    try {
      await share({ text, files: [picture] });
    } catch {
      // A browser shares only for a few seconds after a press, and a slow phone may need longer to draw.
      save(picture, 'share');
    }
  }

  return (
    <Actions>
      <ButtonLink render={<RouteLink to={paths.start} />} size="large">
        {t('receipt.another')}
      </ButtonLink>
      {canPrint() && (
        <Action icon="print" onClick={() => run('print', printPage)} text={t('receipt.print')} />
      )}
      {isShareable ? (
        <Action
          icon="share"
          loading={isDrawing}
          onClick={() => run('share', shareReceipt)}
          text={t('receipt.share')}
        />
      ) : (
        copyButton
      )}
      {!sharesPicture && (
        <Action
          icon="save"
          loading={isDrawing}
          onClick={() => run('save', async () => save(await drawReceipt()))}
          text={t('receipt.save')}
        />
      )}
      {outcome && (
        <Notice role="alert">
          <p>
            {[
              outcome.failed && `${t(`receipt.${outcome.failed}Failed`)}.`,
              outcome.saved ? t('receipt.saved', { file: outcome.saved }) : t('receipt.textToCopy'),
            ]
              .filter(Boolean)
              .join(' ')}
          </p>
          <p translate="no">{text}</p>
        </Notice>
      )}
      {offersCopy && isShareable && copyButton}
      {sheet}
    </Actions>
  );
}
