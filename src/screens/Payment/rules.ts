import { EXPIRY_MIN_LENGTH } from '#recargas/expiry';
import type { Rule } from '../shared/firstFailure';

/** The payment form, by the field names of the spec (§3); raw values, as the masks give them. */
export interface PaymentValues {
  /** The cardholder's name. */
  titular: string;
  /** The card's digits. */
  tarjeta: string;
  /** The expiry's digits. */
  fechav: string;
  /** The CVV's digits. */
  cvv: string;
}

const CARD_LENGTH = 16;
const CVV_LENGTH = 3;

/** What Pay asks for, in the spec's order (§5); the first failure decides the warning. */
export const paymentRules: readonly Rule<PaymentValues>[] = [
  { field: 'titular', holds: ({ titular }) => titular.trim() !== '' },
  { field: 'tarjeta', holds: ({ tarjeta }) => tarjeta.length === CARD_LENGTH },
  { field: 'fechav', holds: ({ fechav }) => fechav.length >= EXPIRY_MIN_LENGTH },
  { field: 'cvv', holds: ({ cvv }) => cvv.length === CVV_LENGTH },
];
