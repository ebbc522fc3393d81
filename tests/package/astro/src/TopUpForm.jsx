import { Button, PaymentMethods, PhoneField } from 'colibri-recargas-components';
import { useState } from 'react';

const methods = [
  { value: 'card', label: 'Tarjeta' },
  { value: 'cash', label: 'Efectivo' },
];

export default function TopUpForm() {
  const [sent, setSent] = useState();
  return (
    <form action={(data) => setSent(Object.fromEntries(data))}>
      <PhoneField clearLabel="Borrar" label="Celular" name="celular" />
      <PaymentMethods defaultValue="card" label="Pago" methods={methods} name="pago" />
      <Button type="submit">Pagar</Button>
      <output>{sent && JSON.stringify(sent)}</output>
    </form>
  );
}
