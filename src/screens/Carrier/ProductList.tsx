import { useId, type Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '#components/Icon';
import { Skeleton } from '#components/Skeleton';
import type { Product } from '#api/contract';
import type { Currency } from '#theme/contract';
import { CHUNK_SIZE, useChunkedList } from '../shared/useChunkedList';
import { EmptyPlace, EmptyPlaces, Missing, Part, Products } from './ProductList.styles';
import { ProductPart } from './ProductPart';
import type { CarrierForm } from './useCarrierForm';

const PLACES = Array.from({ length: 6 }, (_, index) => index);
const NONE: readonly Product[] = [];

/** The props of {@link ProductList}. */
export interface ProductListProps {
  /** The form that the choice belongs to. */
  choice: Pick<CarrierForm, 'category' | 'chooseProduct' | 'product'>;
  /** The carrier's currency. */
  currency: Currency;
  /** What is said where a product is asked for and none is chosen. */
  error: string | undefined;
  /** The group of products. */
  ref: Ref<HTMLDivElement>;
}

/** The places of products that are on their way. */
export function LoadingProducts() {
  return (
    <Part>
      {PLACES.map((place) => (
        <Skeleton key={place} />
      ))}
    </Part>
  );
}

/** The places of products where there is none to choose. */
export function EmptyProducts() {
  return (
    <EmptyPlaces aria-hidden="true">
      {PLACES.slice(0, 5).map((place) => (
        <EmptyPlace key={place} />
      ))}
    </EmptyPlaces>
  );
}

/** The chosen category's products, as a group of which one is chosen. */
export function ProductList({ choice, currency, error, ref }: ProductListProps) {
  const { t } = useTranslation();
  const name = useId();
  const errorId = `${name}-error`;
  const products = choice.category?.productos ?? NONE;
  const { starts, end } = useChunkedList<HTMLSpanElement>(products.length);
  const chosen = choice.product;
  const chosenAt = chosen === undefined ? -1 : products.indexOf(chosen);
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
        {starts.map((start) => (
          <ProductPart
            chosen={chosenAt >= start && chosenAt < start + CHUNK_SIZE ? chosen : undefined}
            currency={currency}
            key={start}
            name={name}
            onChoose={choice.chooseProduct}
            products={products}
            start={start}
          />
        ))}
        <span aria-hidden="true" ref={end} />
      </Products>
    </>
  );
}
