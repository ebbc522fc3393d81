import {
  NotificationProvider,
  NotificationRegion,
  NotificationStore,
} from '#notifications/NotificationRegion';
import { GlobalStyle } from '#theme/GlobalStyle';
import type { Contender } from '../contender';

const store = new NotificationStore();

export const contender: Contender = {
  element: (
    <NotificationProvider store={store}>
      <GlobalStyle />
      <main data-carrier="default" />
      <NotificationRegion closeLabel="Cerrar" label="Avisos" />
    </NotificationProvider>
  ),
  selector: '[data-notification]',
  show: (message) => store.notify({ tone: 'info', message }),
};
