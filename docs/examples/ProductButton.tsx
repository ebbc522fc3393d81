import { ProductButton } from 'colibri-recargas-components/components/ProductButton';
import { useState } from 'react';

const products = [
  { sku: 'TEL-TA-050', price: 50, description: '400 MB', validity: '7 días' },
  { sku: 'TEL-TA-100', price: 100, description: '1 GB y redes sociales', validity: '15 días' },
];

/** Native radios: the same `name` makes them a group, and `FormData` holds the selected value. */
export function Group() {
  return (
    <fieldset>
      <legend>Paquete</legend>
      {products.map(({ sku, ...product }) => (
        <ProductButton key={sku} {...product} language="es" name="product" required value={sku} />
      ))}
    </fieldset>
  );
}

/** Controlled, as any radio. */
export function Controlled() {
  const [selected, setSelected] = useState('TEL-TA-050');
  return products.map(({ sku, ...product }) => (
    <ProductButton
      key={sku}
      {...product}
      checked={sku === selected}
      language="es"
      onChange={() => setSelected(sku)}
      validityLabel="Vigencia:"
    />
  ));
}
