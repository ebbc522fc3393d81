'use client';

import { Button } from 'colibri-recargas-components/components/Button';
import { PhoneField } from 'colibri-recargas-components/components/PhoneField';
import { ProductButton } from 'colibri-recargas-components/components/ProductButton';
import {
  NotificationProvider,
  NotificationRegion,
  useNotifications,
} from 'colibri-recargas-components/notifications';

function PayForm() {
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
        name="product"
        product={{ description: '400 MB', price: 50 }}
        value="50"
      />
      <Button type="submit">Pagar</Button>
      <Button className="mine" type="button">
        Mío
      </Button>
    </form>
  );
}

export default function Page() {
  return (
    <NotificationProvider>
      <main>
        <h1>Pago</h1>
        <PayForm />
      </main>
      <NotificationRegion closeLabel="Cerrar" label="Avisos" />
    </NotificationProvider>
  );
}
