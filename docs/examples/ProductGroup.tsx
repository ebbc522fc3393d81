import { ProductButton } from 'colibri-recargas-components/components/ProductButton';
import { ProductGroup } from 'colibri-recargas-components/components/ProductGroup';

/** The products of a form, which the browser submits with a chosen one only. */
export function Default() {
  return (
    <ProductGroup label="Paquetes" required>
      <ProductButton
        name="paquete"
        product={{ description: 'Saldo', price: 50 }}
        required
        value="A-050"
      />
      <ProductButton
        name="paquete"
        product={{ description: 'Saldo y 400 MB', price: 100 }}
        value="A-100"
      />
    </ProductGroup>
  );
}
