import { Button } from 'colibri-recargas-components/components/Button';
import {
  NotificationProvider,
  NotificationRegion,
  NotificationStore,
  useNotifications,
} from 'colibri-recargas-components/notifications';
import { useState } from 'react';

function PayButton() {
  const { notify } = useNotifications();
  return (
    <Button
      onClick={() => notify({ tone: 'success', title: 'Listo', message: 'Recarga enviada.' })}
    >
      Pagar
    </Button>
  );
}

/** One provider around the app, and one region in it. The guide on notifications shows a button with an action. */
export function Default() {
  return (
    <NotificationProvider>
      <PayButton />
      <NotificationRegion closeLabel="Cerrar" label="Avisos" />
    </NotificationProvider>
  );
}

/** A store of its own selects the preset, and code outside of React can call `store.notify`. */
export function WithStore() {
  const [store] = useState(() => new NotificationStore({ preset: 'compact' }));
  return (
    <NotificationProvider store={store}>
      <Button onClick={() => store.notify({ tone: 'error', message: 'Sin conexión.' })}>
        Pagar
      </Button>
      <NotificationRegion closeLabel="Cerrar" label="Avisos" />
    </NotificationProvider>
  );
}
