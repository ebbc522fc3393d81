import { Fragment, memo } from 'react';
import { ProductButton } from '#components/ProductButton';
import { ProductChunk } from '#components/ProductGroup';
import type { Product } from '#api/contract';
import type { Currency } from '#theme/contract';
import { CHUNK_SIZE } from '#hooks/useChunkedList';
import { useProductProps } from '../shared/useProductProps';

export interface ProductItemsProps {
  /** The category's products. */
  products: readonly Product[];
  /** The index of the chunk's first product. */
  start: number;
  /** The chosen product, if it is in this chunk. */
  chosen: Product | undefined;
  /** The carrier's currency. */
  currency: Currency;
  /** The name of the group. */
  name: string;
  /** Called when a product is chosen. It must be memoized to prevent unnecessary renders. */
  onChoose: (product: Product) => void;
}

/** Some of a category's products. In long lists, they are a chunk. */
export const ProductItems = memo(function ProductItems({
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
