import { toast, Toaster } from 'sonner';
import type { Contender } from '../contender';

export const contender: Contender = {
  element: <Toaster duration={5000} position="top-right" />,
  selector: '[data-sonner-toast]',
  show: (message) => toast.info(message),
};
