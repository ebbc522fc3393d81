import { useTranslation } from 'react-i18next';
import { IconButton } from '#components/IconButton';
import { ScreenOnly } from '../shared/layout';
import { copyText } from './shareText';
import { useCopyNotification } from './useCopyNotification';

/** A button that copies a recharge folio and shows the outcome in a notification. */
export function CopyFolio({ folio }: { folio: string }) {
  const { t } = useTranslation();
  const showOutcome = useCopyNotification('copyFolio', {
    copied: t('receipt.folioCopied'),
    failed: t('receipt.folioCopyFailed'),
  });
  return (
    <ScreenOnly>
      <IconButton
        icon="copy"
        label={t('receipt.copyFolio')}
        onClick={() => void copyText(folio).then(showOutcome)}
      />
    </ScreenOnly>
  );
}
