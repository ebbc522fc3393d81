import { useId, type Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { ProductGroup } from '#components/ProductGroup';
import { Skeleton } from '#components/Skeleton';
import type { Product } from '#api/contract';
import type { Currency } from '#theme/contract';
import { CHUNK_SIZE, useChunkedList } from '#hooks/useChunkedList';
import { ProductItems } from './ProductItems';
import { Inset, Placeholders } from './ProductList.styles';

const KEYS = Array.from({ length: 6 }, (_, index) => index);

export interface ProductListProps {
  /** The products of the chosen category. */
  products: readonly Product[];
  /** The chosen product. */
  chosen: Product | undefined;
  /** Called when a product is chosen. It must be memoized to prevent unnecessary renders. */
  onChoose: (product: Product) => void;
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
    <Placeholders>
      {KEYS.map((key) => (
        <Skeleton key={key} />
      ))}
    </Placeholders>
  );
}

/** The placeholders of an empty product list. */
export function EmptyProducts() {
  return (
    <Inset aria-hidden="true">
      <Placeholders>
        {KEYS.slice(1).map((key) => (
          <Skeleton key={key} outline />
        ))}
      </Placeholders>
    </Inset>
  );
}

/** The products of the chosen category, as a single-choice group. */
export function ProductList({ products, chosen, error, ref, ...shared }: ProductListProps) {
  const { t } = useTranslation();
  const name = useId();
  const count = useChunkedList(products.length);
  const chosenIndex = chosen ? products.indexOf(chosen) : -1;
  const starts = Array.from(
    { length: Math.ceil(count / CHUNK_SIZE) },
    (_, index) => index * CHUNK_SIZE,
  );
  return (
    <ProductGroup error={error} label={t('carrier.products')} ref={ref}>
      {starts.map((start) => (
        <ProductItems
          {...shared}
          chosen={chosenIndex >= start && chosenIndex < start + CHUNK_SIZE ? chosen : undefined}
          key={start}
          name={name}
          products={products}
          start={start}
        />
      ))}
    </ProductGroup>
  );
}
