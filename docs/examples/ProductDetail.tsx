import { ProductDetail } from 'colibri-recargas-components/components/ProductDetail';

/** The selected product, above the button that pays. */
export function Default() {
  return (
    <ProductDetail
      product={{ description: '1 GB y redes sociales', price: 100, validity: '15 días' }}
    />
  );
}
