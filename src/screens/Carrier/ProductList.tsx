import { Fragment, memo, useId, type Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { ProductButton } from '#components/ProductButton';
import { ProductChunk, ProductGroup } from '#components/ProductGroup';
import type { Product } from '#api/contract';
import type { Currency } from '#theme/contract';
import { CHUNK_SIZE, useChunkedList } from '#hooks/useChunkedList';
import { useProductProps } from '../parts/useProductProps';

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

interface ProductItemsProps extends Omit<ProductListProps, 'error' | 'ref'> {
  /** The index of the first product. */
  start: number;
  /** The name of the group. */
  name: string;
}

/** Some of a category's products. In long lists, they are a chunk. */
const ProductItems = memo(function ProductItems({
  products,
  start,
  chosen,
  currency,
  name,
  onChoose,
}: ProductItemsProps) {
  const propsOf = useProductProps(currency);
  const isLong = products.length > CHUNK_SIZE;
  const Items = isLong ? ProductChunk : Fragment;
  return (
    <Items>
      {products.slice(start, start + CHUNK_SIZE).map((product, index) => (
        <ProductButton
          {...propsOf(product)}
          checked={product === chosen}
          key={`${String(index)} ${product.sku}`}
          name={name}
          onChange={() => onChoose(product)}
          value={product.sku}
          // The set size also includes products that are not rendered yet.
          {...(isLong && { 'aria-setsize': products.length, 'aria-posinset': start + index + 1 })}
        />
      ))}
    </Items>
  );
});

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
