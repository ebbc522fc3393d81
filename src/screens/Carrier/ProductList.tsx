import { useId, type Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { ProductButton } from '#components/ProductButton';
import { Skeleton } from '#components/Skeleton';
import type { Currency } from '#theme/contract';
import { useLanguage } from '../shared/useLanguage';
import { Products } from './Carrier.styles';
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
  /** Whether a product is missing where one is asked for. */
  invalid: boolean;
  /** The group of products. */
  ref: Ref<HTMLDivElement>;
}

/** The chosen category's products, or their places while they load. */
export function ProductList({ choice, currency, loading, invalid, ref }: ProductListProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const name = useId();
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
    <Products
      aria-invalid={invalid || undefined}
      aria-label={t('carrier.products', { category: category?.Categoria ?? '' })}
      ref={ref}
      role="radiogroup"
    >
      {(category?.productos ?? []).map((product, index) => (
        <ProductButton
          checked={product === chosen}
          currency={currency}
          description={product.descripcion}
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
          })}
        />
      ))}
    </Products>
  );
}
