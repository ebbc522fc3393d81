import { memo, useId, type Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { ProductButton } from '#components/ProductButton';
import { ProductGroup } from '#components/ProductGroup';
import type { Product } from '#api/contract';
import { useEarlyChoice } from '#hooks/useEarlyChoice';
import { useProduct } from '../parts/useProduct';

export interface ProductListProps {
  /** The products of the chosen category. */
  products: readonly Product[];
  /** The chosen product. */
  chosen: Product | undefined;
  /** Called when a product is chosen. It must be memoized to prevent unnecessary renders. */
  onChoose: (product: Product) => void;
  /** The error text if a product is required and none is chosen. */
  error: string | undefined;
  /** The ref of the product that the form focuses: the chosen one, or the first one. */
  ref: Ref<HTMLInputElement>;
}

/** The products of the chosen category, as a single-choice group. It does not render while the phone number is typed. */
export const ProductList = memo(function ProductList({
  products,
  chosen,
  onChoose,
  error,
  ref,
}: ProductListProps) {
  const { t } = useTranslation();
  const name = useId();
  const productOf = useProduct();
  const target = Math.max(0, chosen ? products.indexOf(chosen) : 0);
  const group = useEarlyChoice<HTMLDivElement, Product>(
    chosen,
    (element) => {
      const radios = Array.from(element.querySelectorAll('input')).filter(
        (one) => one.name === name,
      );
      return products[radios.findIndex(({ checked }) => checked)];
    },
    onChoose,
  );

  return (
    <ProductGroup error={error} label={t('carrier.products')} ref={group} required>
      {products.map((product, index) => (
        <ProductButton
          product={productOf(product)}
          checked={product === chosen}
          key={`${String(index)} ${product.sku}`}
          name={name}
          onChange={() => onChoose(product)}
          ref={index === target ? ref : undefined}
          value={product.sku}
        />
      ))}
    </ProductGroup>
  );
});
