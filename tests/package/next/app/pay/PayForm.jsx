'use client';

import { Button } from 'colibri-recargas-components/components/Button';
import { CardNumberField } from 'colibri-recargas-components/components/CardNumberField';
import { PhoneField } from 'colibri-recargas-components/components/PhoneField';
import { ProductButton } from 'colibri-recargas-components/components/ProductButton';
import {
  NotificationProvider,
  NotificationRegion,
  useNotifications,
} from 'colibri-recargas-components/notifications';
import Link from 'next/link';

function Form() {
  const { notify } = useNotifications();
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        notify({ tone: 'success', message: 'Pagado' });
      }}
    >
      <PhoneField clearLabel="Borrar" defaultValue="5512345000" label="Celular" />
      <ProductButton
        defaultChecked
        description="400 MB"
        language="es"
        name="product"
        price={50}
        value="50"
      />
      <CardNumberField label="Tarjeta" />
      <Button type="submit">Pagar</Button>
      <Button className="mine" type="button">
        Mío
      </Button>
      <Link href="/">Volver</Link>
    </form>
  );
}

export function PayForm() {
  return (
    <NotificationProvider>
      <Form />
      <NotificationRegion closeLabel="Cerrar" label="Avisos" />
    </NotificationProvider>
  );
}
