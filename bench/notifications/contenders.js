import { createElement } from 'react';
import {
  createNotificationStore,
  NotificationProvider,
  NotificationRegion,
} from '../../src/components/NotificationRegion/NotificationRegion';
import { GlobalStyle } from '../../src/components/theme/GlobalStyle';

function ours(preset) {
  const store = createNotificationStore({ preset });
  const region = createElement(NotificationRegion, { label: 'Avisos', closeLabel: 'Cerrar' });
  return {
    element: createElement(NotificationProvider, { store }, createElement(GlobalStyle), region),
    selector: '[data-notification]',
    notify: (message) => store.notify({ tone: 'info', message }),
  };
}

/** Each contender as an element to mount, how to notify, and what to count; 5000 ms each. */
export const contenders = {
  'ours, default': () => ours('default'),
  'ours, compact': () => ours('compact'),
  'react-toastify': async () => {
    const { ToastContainer, toast } = await import('react-toastify');
    return {
      element: createElement(ToastContainer, {
        autoClose: 5000,
        newestOnTop: true,
        // An automated page seldom has the focus, and nothing would ever close.
        pauseOnFocusLoss: false,
      }),
      selector: '.Toastify__toast',
      notify: (message) => toast.info(message),
    };
  },
  sonner: async () => {
    const { Toaster, toast } = await import('sonner');
    return {
      element: createElement(Toaster, { duration: 5000, position: 'top-right' }),
      selector: '[data-sonner-toast]',
      notify: (message) => toast.info(message),
    };
  },
};
