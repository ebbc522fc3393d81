import { CardForm } from './CardForm';
import { CardReceipt } from './CardReceipt';
import type { PaymentMethod } from './method';

/** The demonstration, which is also the method of a receipt without one. */
export const demo: PaymentMethod = {
  value: 'demo',
  label: 'payment.methodDemo',
  Form: CardForm,
  Receipt: CardReceipt,
};

/** The payment methods, in display order. */
export const methods: readonly PaymentMethod[] = [
  demo,
  { value: 'card', label: 'payment.methodCard' },
];
