import { useTranslation } from 'react-i18next';
import { IconButton } from '#components/IconButton';
import { canCopy } from './browserActions';
import { useCopy } from './useCopy';

/** A button that copies a recharge folio and shows the outcome in a notification. */
export function CopyFolio({ folio }: { folio: string }) {
  const { t } = useTranslation();
  const copy = useCopy('copyFolio', {
    copied: t('receipt.folioCopied'),
    failed: t('receipt.folioCopyFailed'),
  });
  if (!canCopy()) return null;
  return <IconButton icon="copy" label={t('receipt.copyFolio')} onClick={() => void copy(folio)} />;
}
