import { useLayoutEffect, useRef, type RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#components/Button';
import { ProductDetail } from '#components/ProductDetail';
import type { Product } from '#recargas/contract';
import type { Currency } from '#theme/contract';
import { keepUnits, useServerLang } from '../shared/serverText';
import { useLanguage } from '#i18n/useLanguage';
import { Chosen, Nothing, PayBar } from './Carrier.styles';
import { useScrollPadding } from './useScrollPadding';

/** The props of {@link Summary}. */
export interface SummaryProps {
  /** The chosen product. */
  product: Product | undefined;
  /** The carrier's currency. */
  currency: Currency;
  /** Called when the buyer starts over. */
  onReset: () => void;
  /** Whether Pay was pressed and the payment screen is about to come. */
  isLeaving: boolean;
  /** The bar that it stands in. */
  bar: RefObject<HTMLDivElement | null>;
}

/** What is about to be bought, the way to start over, and Pay. */
export function Summary({ product, currency, onReset, isLeaving, bar }: SummaryProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const serverLang = useServerLang();
  useScrollPadding(bar);
  const button = useRef<HTMLButtonElement>(null);
  const isPressed = useRef(false);
  const isChosen = product !== undefined;

  // The button stands elsewhere once nothing is chosen, and takes the focus along.
  useLayoutEffect(() => {
    if (isPressed.current && !isChosen) button.current?.focus();
    isPressed.current = false;
  }, [isChosen]);

  const reset = (
    <Button
      onClick={() => {
        isPressed.current = isChosen;
        onReset();
      }}
      ref={button}
      variant="quiet"
    >
      {t('carrier.reset')}
    </Button>
  );
  return (
    <PayBar ref={bar}>
      <Chosen aria-label={t('carrier.chosen')} aria-live="polite" role="group">
        {product === undefined ? (
          <Nothing>
            <p>{t('carrier.empty')}</p>
            {reset}
          </Nothing>
        ) : (
          <ProductDetail
            actions={reset}
            currency={currency}
            description={keepUnits(product.descripcion)}
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
