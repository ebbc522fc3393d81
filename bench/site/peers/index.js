export * as hotToast from 'react-hot-toast';
export { IMaskInput } from 'react-imask';
export { PatternFormat } from 'react-number-format';
export * as toastify from 'react-toastify';
export * as sonner from 'sonner';
