import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useHref } from 'react-router-dom';
import { statedAmount } from '#theme/formatAmount';
import { Button } from '#components/Button';
import { Checkbox } from '#components/Checkbox';
import { InfoDialog } from '#components/InfoDialog';
import { useLocale } from '#components/LocaleProvider';
import { ProductDetail } from '#components/ProductDetail';
import type { Product } from '#api/contract';
import { formatPhone, isCompletePhone } from '#masks/phone';
import { carrierPath } from '#addresses/addresses';
import { canCopy, canShare, share } from '../sharing/browserActions';
import { carrierName } from '../data/carrierName';
import { useProduct } from '../parts/useProduct';
import { useCopy } from '../sharing/useCopy';
import { fragmentOf } from '#topup/sharedAddress';

export interface RequestTopUpProps {
  /** The carrier's name in the product list. */
  carrier: string;
  /** The chosen product. */
  product: Product;
  /** The digits of the phone number, complete or not. */
  phone: string;
}

/**
 * A button that shares or copies an address that chooses the product, with which the user asks for a top-up. The number is
 * part of the address if it is complete and the user agrees in a dialog.
 */
export function RequestTopUp({ carrier, product, phone }: RequestTopUpProps) {
  const { t } = useTranslation();
  const locale = useLocale();
  const productOf = useProduct();
  const path = useHref(carrierPath(carrier));
  // The dialog is rendered from its first opening.
  const [isOpen, setOpen] = useState<boolean>();
  const [hasPhone, setHasPhone] = useState(false);
  const copy = useCopy('copyRequest', {
    copied: t('request.copied'),
    failed: t('request.failed'),
  });
  const order = { carrier: carrierName(carrier), amount: statedAmount(product.precio, locale) };
  const text = t('request.text', order);

  const isShareable = canShare({ text, url: path });
  if (!isShareable && !canCopy()) return null;

  function send(celular?: string): void {
    setOpen(false);
    const fragment = fragmentOf({ sku: product.sku, phone: celular });
    const { href: url } = new URL(path + fragment, window.location.origin);
    const copyAddress = () => copy(`${text} ${url}`);
    void (isShareable ? share({ text, url }).catch(copyAddress) : copyAddress());
  }

  return (
    <>
      <Button onClick={() => (isCompletePhone(phone) ? setOpen(true) : send())} variant="quiet">
        {t('request.title')}
      </Button>
      {isOpen !== undefined && (
        <InfoDialog
          actions={
            <Button onClick={() => send(hasPhone ? phone : undefined)} size="large">
              {isShareable ? t('request.share') : t('request.copy')}
            </Button>
          }
          closeLabel={t('app.cancel')}
          heading={t('request.title')}
          onClose={() => setOpen(false)}
          open={isOpen}
        >
          <ProductDetail product={productOf(product)} />
          <p>{t('request.body')}</p>
          <Checkbox
            checked={hasPhone}
            label={t('request.includePhone', { phone: formatPhone(phone) })}
            // Enter in a checkbox would submit the form around the dialog, and pay.
            onKeyDown={(event) => {
              if (event.key === 'Enter') event.preventDefault();
            }}
            onChange={({ currentTarget }) => setHasPhone(currentTarget.checked)}
          />
        </InfoDialog>
      )}
    </>
  );
}
