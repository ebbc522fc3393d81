import { useTranslation } from 'react-i18next';
import { Button } from '#components/Button';
import { ProductDetail } from '#components/ProductDetail';
import type { Product } from '#api/contract';
import type { Currency } from '#theme/contract';
import { Chosen, NoSelection, PayBar } from './Carrier.styles';
import { useProductProps } from '../shared/useProductProps';

/** The props of {@link PaySummary}. */
export interface PaySummaryProps {
  /** The chosen product. */
  product: Product | undefined;
  /** The carrier's currency. */
  currency: Currency;
  /** Whether Pay was pressed and the navigation to the payment screen is pending. */
  isPending: boolean;
}

/** The pay bar: the chosen product and the Pay button. */
export function PaySummary({ product, currency, isPending }: PaySummaryProps) {
  const { t } = useTranslation();
  const propsOf = useProductProps(currency);
  return (
    <PayBar data-paybar>
      <Chosen aria-label={t('carrier.chosen')} role="group">
        {product === undefined ? (
          <NoSelection>{t('carrier.empty')}</NoSelection>
        ) : (
          <ProductDetail {...propsOf(product)} />
        )}
      </Chosen>
      <Button data-pressed={isPending} size="large" type="submit">
        {t('carrier.pay')}
      </Button>
    </PayBar>
  );
}
