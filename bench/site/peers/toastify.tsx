import { toast, ToastContainer } from 'react-toastify';
import { callRepeatedly, type Contender } from '../contender';

export function createNotices(): Contender {
  return {
    // An automated page seldom has the focus, and nothing would ever close.
    element: () => <ToastContainer autoClose={5000} newestOnTop pauseOnFocusLoss={false} />,
    selector: '.Toastify__toast',
    show: (size) => callRepeatedly(size, (message) => toast.info(message)),
  };
}
