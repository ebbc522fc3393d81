import { toast, ToastContainer } from 'react-toastify';
import { repeat, type Contender } from '../contender';

export function createNotices(): Contender {
  return {
    // An automated page seldom has the focus, and nothing would ever close.
    element: () => <ToastContainer autoClose={5000} newestOnTop pauseOnFocusLoss={false} />,
    selector: '.Toastify__toast',
    show: (size) => repeat(size, (message) => toast.info(message)),
  };
}
