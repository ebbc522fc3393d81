import { useId, type Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '#components/Icon';
import { ProductButton } from '#components/ProductButton';
import { Skeleton } from '#components/Skeleton';
import type { Currency } from '#theme/contract';
import { keepUnits, useServerLang } from '../shared/serverText';
import { useLanguage } from '../shared/useLanguage';
import { Missing, Products } from './Carrier.styles';
import type { CarrierForm } from './useCarrierForm';

const PLACES = Array.from({ length: 6 }, (_, index) => index);

/** The props of {@link ProductList}. */
export interface ProductListProps {
  /** The form that the choice belongs to. */
  choice: CarrierForm;
  /** The carrier's currency. */
  currency: Currency;
  /** Whether the products are still on their way. */
  loading: boolean;
  /** What is said where a product is asked for and none is chosen. */
  error: string | undefined;
  /** The group of products. */
  ref: Ref<HTMLDivElement>;
}

/** The chosen category's products, or their places while they load. */
export function ProductList({ choice, currency, loading, error, ref }: ProductListProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const serverLang = useServerLang();
  const name = useId();
  const errorId = `${name}-error`;
  const { category, product: chosen } = choice;
  if (loading) {
    return (
      <Products aria-busy="true">
        {PLACES.map((place) => (
          <Skeleton key={place} />
        ))}
      </Products>
    );
  }
  return (
    <>
      {error !== undefined && (
        <Missing id={errorId}>
          <Icon name="alert" />
          {error}
        </Missing>
      )}
      <Products
        aria-describedby={error === undefined ? undefined : errorId}
        aria-invalid={error === undefined ? undefined : true}
        aria-label={t('carrier.products')}
        ref={ref}
        role="radiogroup"
      >
        {(category?.productos ?? []).map((product, index) => (
          <ProductButton
            checked={product === chosen}
            currency={currency}
            description={keepUnits(product.descripcion)}
            descriptionLang={serverLang}
            key={`${String(index)} ${product.sku}`}
            language={language}
            name={name}
            onChange={() => {
              choice.chooseProduct(product);
            }}
            price={product.precio}
            value={product.sku}
            {...(product.vigencia !== undefined && {
              validity: t('carrier.validity', { count: product.vigencia }),
              validityLabel: t('carrier.validityLabel'),
            })}
          />
        ))}
      </Products>
    </>
  );
}
