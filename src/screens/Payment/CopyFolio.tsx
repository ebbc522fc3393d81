import { useTranslation } from 'react-i18next';
import { IconButton } from '#components/IconButton';
import { ScreenOnly } from '../shared/layout';
import { copyText } from './shareText';
import { useOutcomeToast } from './useOutcomeToast';

/** The props of {@link CopyFolio}. */
export interface CopyFolioProps {
  /** The recharge folio. */
  folio: string;
}

/** A button that copies the recharge folio and shows the outcome in a toast. */
export function CopyFolio({ folio }: CopyFolioProps) {
  const { t } = useTranslation();
  const showOutcome = useOutcomeToast('copyFolio', {
    copied: t('receipt.folioCopied'),
    failed: t('receipt.folioCopyFailed'),
  });
  return (
    <ScreenOnly>
      <IconButton
        icon="copy"
        label={t('receipt.copyFolio')}
        onClick={() => {
          void copyText(folio).then(showOutcome);
        }}
      />
    </ScreenOnly>
  );
}
