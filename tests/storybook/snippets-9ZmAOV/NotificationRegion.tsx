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

/** One provider around the app, and one region in it. */
export function Default() {
  return (
    <NotificationProvider>
      <PayButton />
      <NotificationRegion closeLabel="Cerrar" label="Avisos" />
    </NotificationProvider>
  );
}

function DeleteButton() {
  const { notify } = useNotifications();
  const [phone, setPhone] = useState('55 1234 5678');
  return (
    <Button
      disabled={phone === ''}
      onClick={() => {
        setPhone('');
        notify({
          tone: 'info',
          message: 'Número borrado.',
          timeout: Infinity,
          action: { label: 'Deshacer', onPress: () => setPhone('55 1234 5678') },
        });
      }}
    >
      Borrar {phone}
    </Button>
  );
}

/** A notification with a button stays until it is closed. */
export function WithAction() {
  return (
    <NotificationProvider>
      <DeleteButton />
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