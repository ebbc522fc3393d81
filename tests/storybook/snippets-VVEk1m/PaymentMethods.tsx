import { PaymentMethods } from 'colibri-recargas-components/components/PaymentMethods';
import { useState } from 'react';

const methods = [
  { value: 'card', label: 'Tarjeta' },
  { value: 'cash', label: 'Efectivo', unavailable: 'El pago en efectivo no está disponible.' },
];

/** The message of an unavailable method is announced when the user selects it. */
export function Default() {
  const [method, setMethod] = useState('card');
  return (
    <PaymentMethods
      label="Forma de pago"
      methods={methods}
      name="method"
      onChange={setMethod}
      value={method}
    />
  );
}