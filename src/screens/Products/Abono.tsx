import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { InfoDialog } from '#components/InfoDialog';
import { InfoTile } from '#components/InfoTile';
import { Picture } from '#components/Picture';
import { abono } from '#theme/pictures';

/** The abono tile and the popup that it opens. It does not navigate (requirements §2). */
export function Abono() {
  const { t } = useTranslation();
  // The dialog is rendered from its first opening, so that the first page does not contain it.
  const [open, setOpen] = useState<boolean>();
  return (
    <>
      <InfoTile
        heading={t('sale.abono')}
        hint={t('sale.abonoHint')}
        onClick={() => setOpen(true)}
        picture={<Picture loading="eager" {...abono} />}
      />
      {open !== undefined && (
        <InfoDialog
          closeLabel={t('abono.close')}
          heading={t('abono.title')}
          onClose={() => setOpen(false)}
          open={open}
          picture={<Picture {...abono} />}
        >
          {t('abono.body')}
        </InfoDialog>
      )}
    </>
  );
}
