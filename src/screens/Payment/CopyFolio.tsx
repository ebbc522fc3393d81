import { useTranslation } from 'react-i18next';
import { IconButton } from '#components/IconButton';
import { ScreenOnly } from '../shared/layout';
import { copyText } from './shareText';
import { useCopyToast } from './useCopyToast';

/** A button that copies a recharge folio and shows the outcome in a toast. */
export function CopyFolio({ folio }: { folio: string }) {
  const { t } = useTranslation();
  const showOutcome = useCopyToast('copyFolio', {
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
