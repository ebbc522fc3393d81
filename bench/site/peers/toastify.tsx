import { toast, ToastContainer } from 'react-toastify';
import { callRepeatedly, type Contender } from '../contender';

export function createNotices(): Contender {
  return {
    // An automated page is often unfocused, and its toasts would never close.
    element: () => <ToastContainer autoClose={5000} newestOnTop pauseOnFocusLoss={false} />,
    selector: '.Toastify__toast',
    show: (size) => callRepeatedly(size, (message) => toast.info(message)),
  };
}
