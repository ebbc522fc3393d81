import { isCardholder, isCardNumber, isCvv, isExpiry } from '#recargas/fields';
import type { Rule } from '../shared/firstFailure';

/** The payment form, by the field names of the spec (§3); raw values, as the masks give them. */
export interface PaymentValues {
  /** Whether the form before was left without a whole number. */
  lacksPhone: boolean;
  /** The cardholder's name. */
  titular: string;
  /** The card's digits. */
  tarjeta: string;
  /** The expiry's digits. */
  fechav: string;
  /** The CVV's digits. */
  cvv: string;
}

/** What Pay asks for: the number first, then in the spec's order (§5); the first failure decides the warning. */
export const paymentRules: readonly Rule<PaymentValues>[] = [
  { field: 'lacksPhone', holds: ({ lacksPhone }) => !lacksPhone },
  { field: 'titular', holds: ({ titular }) => isCardholder(titular) },
  { field: 'tarjeta', holds: ({ tarjeta }) => isCardNumber(tarjeta) },
  { field: 'fechav', holds: ({ fechav }) => isExpiry(fechav) },
  { field: 'cvv', holds: ({ cvv }) => isCvv(cvv) },
];
