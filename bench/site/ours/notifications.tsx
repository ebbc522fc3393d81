import {
  NotificationProvider,
  NotificationRegion,
  NotificationStore,
} from '#notifications/NotificationRegion';
import { GlobalStyle } from '#theme/GlobalStyle';
import { callRepeatedly, type Contender } from '../contender';

export function createNotices(): Contender {
  const store = new NotificationStore();
  return {
    element: () => (
      <NotificationProvider store={store}>
        <GlobalStyle />
        <main data-carrier="default" />
        <NotificationRegion closeLabel="Cerrar" label="Avisos" />
      </NotificationProvider>
    ),
    selector: '[data-notification]',
    show: (size) => callRepeatedly(size, (message) => store.notify({ tone: 'info', message })),
  };
}
