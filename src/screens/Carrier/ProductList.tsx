import { useId, type Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '#components/Icon';
import { Skeleton } from '#components/Skeleton';
import type { Product } from '#api/contract';
import type { Currency } from '#theme/contract';
import { CHUNK_SIZE, useChunkedList } from '../shared/useChunkedList';
import { EmptyPlace, EmptyPlaces, GroupError, Chunk, Products } from './ProductList.styles';
import { ProductChunk } from './ProductChunk';
import type { CarrierForm } from './useCarrierForm';

const PLACES = Array.from({ length: 6 }, (_, index) => index);
const NONE: readonly Product[] = [];

/** The props of {@link ProductList}. */
export interface ProductListProps {
  /** The state of the form. */
  choice: Pick<CarrierForm, 'category' | 'chooseProduct' | 'product'>;
  /** The carrier's currency. */
  currency: Currency;
  /** The error text if a product is required and none is chosen. */
  error: string | undefined;
  /** The ref of the product group. */
  ref: Ref<HTMLDivElement>;
}

/** The skeletons of loading products. */
export function LoadingProducts() {
  return (
    <Chunk>
      {PLACES.map((place) => (
        <Skeleton key={place} />
      ))}
    </Chunk>
  );
}

/** The empty placeholders of an empty product list. */
export function EmptyProducts() {
  return (
    <EmptyPlaces aria-hidden="true">
      {PLACES.slice(0, 5).map((place) => (
        <EmptyPlace key={place} />
      ))}
    </EmptyPlaces>
  );
}

/** The products of the chosen category, as a single-choice group. */
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
        <GroupError id={errorId}>
          <Icon name="alert" />
          {error}
        </GroupError>
      )}
      <Products
        aria-describedby={error === undefined ? undefined : errorId}
        aria-invalid={error === undefined ? undefined : true}
        aria-label={t('carrier.products')}
        ref={ref}
        role="radiogroup"
      >
        {starts.map((start) => (
          <ProductChunk
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
