import { demoCard } from './demoCard';
import type { Method } from './method';

/** The payment methods, in display order. The first one is the default, also of a receipt without a known method. */
export const methods: readonly [Required<Method>, ...Method[]] = [
  demoCard,
  { value: 'card', label: 'payment.methodCard' },
];
