import { toast, Toaster } from 'react-hot-toast';
import { callRepeatedly, type Contender } from '../contender';

export function createNotices(): Contender {
  return {
    element: () => <Toaster position="top-right" toastOptions={{ duration: 5000 }} />,
    selector: '[role="status"]',
    show: (size) => callRepeatedly(size, (message) => toast(message)),
  };
}
