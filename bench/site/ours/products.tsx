import { ProductButton } from '#components/ProductButton';
import { GlobalStyle } from '#theme/GlobalStyle';
import type { Contender, SampleProduct } from '../contender';
import { list, Products } from '../Products';

function Item({ sku, precio, descripcion, vigencia }: SampleProduct) {
  return (
    <ProductButton
      description={descripcion}
      language="es"
      name="producto"
      price={precio}
      validity={`${String(vigencia)} días`}
      value={sku}
    />
  );
}

export function createButtons(): Contender {
  return {
    ...list,
    element: (size) => (
      <>
        <GlobalStyle />
        <Products Item={Item} Tab={(props) => <button type="button" {...props} />} size={size} />
      </>
    ),
  };
}
