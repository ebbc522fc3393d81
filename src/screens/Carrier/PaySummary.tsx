import { useTranslation } from 'react-i18next';
import { Button } from '#components/Button';
import { ProductDetail } from '#components/ProductDetail';
import type { Product } from '#api/contract';
import type { Currency } from '#theme/contract';
import { nonBreakingUnits, useServerLang } from '../shared/serverText';
import { useLanguage } from '#i18n/useLanguage';
import { Chosen, NoSelection, PayBar } from './Carrier.styles';

/** The props of {@link PaySummary}. */
export interface SummaryProps {
  /** The chosen product. */
  product: Product | undefined;
  /** The carrier's currency. */
  currency: Currency;
  /** Whether Pay was pressed and the navigation to the payment screen is pending. */
  isLeaving: boolean;
}

/** The pay bar: the chosen product and the Pay button. */
export function PaySummary({ product, currency, isLeaving }: SummaryProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const serverLang = useServerLang();

  return (
    <PayBar data-paybar>
      <Chosen aria-label={t('carrier.chosen')} role="group">
        {product === undefined ? (
          <NoSelection>{t('carrier.empty')}</NoSelection>
        ) : (
          <ProductDetail
            currency={currency}
            description={nonBreakingUnits(product.descripcion)}
            descriptionLang={serverLang}
            language={language}
            price={product.precio}
            validity={
              product.vigencia === undefined
                ? undefined
                : t('carrier.validity', { count: product.vigencia })
            }
            validityLabel={t('carrier.validityLabel')}
          />
        )}
      </Chosen>
      <Button data-pressed={isLeaving} size="large" type="submit">
        {t('carrier.pay')}
      </Button>
    </PayBar>
  );
}
