import { Button } from 'colibri-recargas-components/components/Button';
import {
  NotificationProvider,
  NotificationRegion,
  useNotifications,
} from 'colibri-recargas-components/notifications';

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
