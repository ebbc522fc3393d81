import { ProductButton } from 'colibri-recargas-components/components/ProductButton';

/** Native radios: the same `name` makes them a group, and `FormData` holds the selected value. */
export function Group() {
  return (
    <fieldset>
      <legend>Paquete</legend>
      <ProductButton description="400 MB" name="product" price={50} value="A-050" />
      <ProductButton
        description="1 GB y redes sociales"
        name="product"
        price={100}
        validity="15 días"
        validityLabel="Vigencia:"
        value="A-100"
      />
    </fieldset>
  );
}
