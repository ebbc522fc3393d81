import { toast, Toaster } from 'react-hot-toast';
import type { Contender } from '../contender';

export const contender: Contender = {
  element: <Toaster position="top-right" toastOptions={{ duration: 5000 }} />,
  selector: '[role="status"]',
  show: (message) => toast(message),
};
