import { toast, ToastContainer } from 'react-toastify';
import type { Contender } from '../contender';

export const contender: Contender = {
  // An automated page is often unfocused, and its toasts would never close.
  element: <ToastContainer autoClose={5000} newestOnTop pauseOnFocusLoss={false} />,
  selector: '.Toastify__toast',
  show: (message) => toast.info(message),
};
