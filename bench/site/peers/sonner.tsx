import { toast, Toaster } from 'sonner';
import { callRepeatedly, type Contender } from '../contender';

export function createNotices(): Contender {
  return {
    element: () => <Toaster duration={5000} position="top-right" />,
    selector: '[data-sonner-toast]',
    show: (size) => callRepeatedly(size, (message) => toast.info(message)),
  };
}
