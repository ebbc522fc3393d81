import { ProductButton } from 'colibri-recargas-components/components/ProductButton';

/** Native radios: the same `name` makes them a group, and `FormData` holds the selected value. */
export function Group() {
  return (
    <fieldset>
      <legend>Paquete</legend>
      <ProductButton name="product" product={{ description: '400 MB', price: 50 }} value="A-050" />
      <ProductButton
        name="product"
        product={{ description: '1 GB y redes sociales', price: 100, validity: '15 días' }}
        value="A-100"
      />
    </fieldset>
  );
}
