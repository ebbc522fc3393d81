import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useHref } from 'react-router-dom';
import { statedAmount } from '#theme/formatAmount';
import { Button } from '#components/Button';
import { Checkbox } from '#components/Checkbox';
import { IconButton } from '#components/IconButton';
import { InfoDialog } from '#components/InfoDialog';
import type { Product } from '#api/contract';
import { useLanguage } from '#i18n/useLanguage';
import { formatPhone } from '#masks/masks';
import { isCompletePhone } from '#masks/validation';
import { themeOf } from '#theme/themes';
import { carrierPath } from '../navigation/addresses';
import { canShare, share } from '../parts/browserActions';
import { carrierName, truncate } from '../parts/names';
import { useCopy } from '../parts/useCopy';
import { fragmentOf } from './useSharedTopUp';

export interface RequestTopUpProps {
  /** The carrier's name in the product list. */
  carrier: string;
  /** The chosen product. */
  product: Product;
  /** The digits of the phone number, complete or not. */
  phone: string;
}

/**
 * A button that asks another person for a top-up: it shares or copies an address that chooses the product, and the
 * number, if it is complete and the user agrees in a dialog.
 */
export function RequestTopUp({ carrier, product, phone }: RequestTopUpProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const path = useHref(carrierPath(carrier));
  const [isOpen, setOpen] = useState(false);
  const [hasPhone, setHasPhone] = useState(true);
  const copy = useCopy('copyRequest', {
    copied: t('request.copied'),
    failed: t('request.failed'),
  });
  const isShareable = canShare({ text: '', url: window.location.href });

  async function send(celular?: string): Promise<void> {
    setOpen(false);
    const { currency } = themeOf(carrier);
    const text = t('request.text', {
      carrier: truncate(carrierName(carrier)),
      amount: statedAmount(product.precio, { language, currency }),
    });
    const url = new URL(path + fragmentOf({ sku: product.sku, phone: celular }), location.origin)
      .href;
    const copyAddress = () => copy(`${text} ${url}`);
    await (isShareable ? share({ text, url }).catch(copyAddress) : copyAddress());
  }

  return (
    <>
      <IconButton
        icon="share"
        label={t('request.title')}
        onClick={() => {
          if (isCompletePhone(phone)) setOpen(true);
          else void send();
        }}
      />
      <InfoDialog
        actions={
          <Button onClick={() => void send(hasPhone ? phone : undefined)} size="large">
            {isShareable ? t('request.share') : t('request.copy')}
          </Button>
        }
        closeLabel={t('app.cancel')}
        heading={t('request.title')}
        onClose={() => setOpen(false)}
        open={isOpen}
      >
        <p>{t('request.body')}</p>
        <Checkbox
          checked={hasPhone}
          label={t('request.includePhone', { phone: formatPhone(phone) })}
          onChange={({ currentTarget }) => setHasPhone(currentTarget.checked)}
        />
      </InfoDialog>
    </>
  );
}
