import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, ButtonLink } from '#components/Button';
import { Icon } from '#components/Icon';
import { useNotifications } from '#components/notifications';
import { useLanguage } from '#i18n/useLanguage';
import { useLink } from '../shared/useLink';
import { Actions } from './Receipt.styles';
import { shareText } from './shareText';

/** The name of the one notification that tells what has become of a press on *share*. */
const KEY = 'share';

/** The props of {@link ReceiptActions}. */
export interface ReceiptActionsProps {
  /** The receipt in a sentence; nothing of the card or its holder. */
  text: string;
}

/** What can be done with a receipt: print it, share it, or buy another top-up. */
export function ReceiptActions({ text }: ReceiptActionsProps) {
  const { t } = useTranslation();
  const { notify, dismiss } = useNotifications();
  const language = useLanguage();
  const start = useLink('/start');
  const notice = useRef('');

  // A notification would keep the old language, and outlive its screen.
  useEffect(
    () => () => {
      dismiss(notice.current);
    },
    [dismiss, language],
  );

  async function share() {
    const outcome = await shareText(text);
    if (outcome === 'copied') {
      notice.current = notify({ tone: 'success', key: KEY, message: t('receipt.copied') });
    }
    if (outcome === 'failed') {
      notice.current = notify({ tone: 'warning', key: KEY, message: t('receipt.copyFailed') });
    }
  }

  return (
    <Actions>
      <ButtonLink size="large" {...start}>
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
      <Button
        onClick={() => {
          void share();
        }}
        variant="secondary"
      >
        <Icon name="share" />
        {t('receipt.share')}
      </Button>
    </Actions>
  );
}
