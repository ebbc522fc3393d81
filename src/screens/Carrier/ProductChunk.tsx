import { memo, useCallback, type ChangeEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { ProductButton } from '#components/ProductButton';
import type { Product } from '#api/contract';
import type { Currency } from '#theme/contract';
import { nonBreakingUnits, useServerLang } from '../shared/serverText';
import { useLanguage } from '#i18n/useLanguage';
import { CHUNK_SIZE } from '../shared/useChunkedList';
import { Chunk } from './ProductList.styles';

/** The props of {@link ProductChunk}. */
export interface ProductChunkProps {
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

/** A memoized product button, which renders again only if its props change. */
const MemoizedButton = memo(ProductButton);

/** One chunk of a category's products. In long lists, it is laid out only near the viewport. */
export const ProductChunk = memo(function ProductPart({
  products,
  start,
  chosen,
  currency,
  name,
  onChoose,
}: ProductChunkProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const serverLang = useServerLang();
  const isLong = products.length > CHUNK_SIZE;
  const choose = useCallback(
    ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
      const product = products[Number(currentTarget.dataset['place'])];
      if (product) onChoose(product);
    },
    [products, onChoose],
  );
  return (
    <Chunk data-long={isLong}>
      {products.slice(start, start + CHUNK_SIZE).map((product, index) => (
        <MemoizedButton
          checked={product === chosen}
          currency={currency}
          data-place={start + index}
          description={nonBreakingUnits(product.descripcion)}
          descriptionLang={serverLang}
          key={`${String(index)} ${product.sku}`}
          language={language}
          name={name}
          onChange={choose}
          price={product.precio}
          value={product.sku}
          // The set size also includes products that are not rendered yet.
          {...(isLong && { 'aria-setsize': products.length, 'aria-posinset': start + index + 1 })}
          validity={
            product.vigencia === undefined
              ? undefined
              : t('carrier.validity', { count: product.vigencia })
          }
          validityLabel={t('carrier.validityLabel')}
        />
      ))}
    </Chunk>
  );
});
