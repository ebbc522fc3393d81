import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import { PhoneField } from '#components/PhoneField';
import {
  NotificationProvider,
  NotificationRegion,
  NotificationStore,
} from '#notifications/NotificationRegion';
import { GlobalStyle } from '#theme/GlobalStyle';
import { hotToast, IMaskInput, PatternFormat, sonner, toastify } from './peers/index.js';

const store = new NotificationStore();

/** The elements by name. A field receives its value and its setter. `show` shows one notification. */
const contenders = {
  PhoneField: {
    field: (value, onChange) => <PhoneField {...{ value, onChange }} label="Número celular" />,
  },
  'react-imask': {
    field: (value, onAccept) => <IMaskInput {...{ value, onAccept }} mask="000 000 00 00" unmask />,
  },
  'react-number-format': {
    field: (value, setValue) => (
      <PatternFormat
        format="### ### ## ##"
        onValueChange={(values) => setValue(values.value)}
        value={value}
        valueIsNumericString
      />
    ),
  },
  NotificationRegion: {
    element: (
      <NotificationProvider store={store}>
        <NotificationRegion closeLabel="Cerrar" label="Avisos" />
      </NotificationProvider>
    ),
    selector: '[data-notification]',
    show: (message) => store.notify({ tone: 'info', message }),
  },
  sonner: {
    element: <sonner.Toaster duration={5000} />,
    selector: '[data-sonner-toast]',
    show: sonner.toast,
  },
  'react-hot-toast': {
    element: <hotToast.Toaster toastOptions={{ duration: 5000 }} />,
    selector: '[role="status"]',
    show: (message) => hotToast.toast(message),
  },
  'react-toastify': {
    // An automated page is often unfocused, and its toasts would never close.
    element: <toastify.ToastContainer autoClose={5000} newestOnTop pauseOnFocusLoss={false} />,
    selector: '.Toastify__toast',
    show: (message) => toastify.toast(message),
  },
};

function Form({ field }) {
  const [phone, setPhone] = useState('');
  return <form data-phone={phone}>{field(phone, setPhone)}</form>;
}

const { element, field, selector, show } =
  contenders[new URLSearchParams(location.search).get('name')];
createRoot(document.getElementById('root')).render(
  <main data-carrier="default">
    <GlobalStyle />
    {field ? <Form field={field} /> : element}
  </main>,
);

/** Waits for two animation frames. The first frame is painted when the second starts. */
async function nextPaint() {
  for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
}

/** Shows a notification. Returns the time until it is painted, in ms. */
window.showOne = async () => {
  await nextPaint();
  const start = performance.now();
  show('1');
  while (!document.querySelector(selector)) await new Promise(requestAnimationFrame);
  await nextPaint();
  return performance.now() - start;
};
