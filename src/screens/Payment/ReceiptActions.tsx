import { useTranslation } from 'react-i18next';
import { Button, ButtonLink } from '#components/Button';
import { Icon } from '#components/Icon';
import { useLink } from '../shared/useLink';
import { Actions } from './Receipt.styles';
import { shareText } from './shareText';
import { useOutcomeToast } from './useOutcomeToast';

/** The props of {@link ReceiptActions}. */
export interface ReceiptActionsProps {
  /** The text of the receipt, without data of the card or its holder. */
  text: string;
}

/** The actions of a receipt: print, share, and buy another top-up. */
export function ReceiptActions({ text }: ReceiptActionsProps) {
  const { t } = useTranslation();
  const start = useLink('/start');
  const showOutcome = useOutcomeToast('share', {
    copied: t('receipt.copied'),
    failed: t('receipt.copyFailed'),
  });

  async function share() {
    const outcome = await shareText(text);
    if (outcome !== 'shared') showOutcome(outcome);
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
