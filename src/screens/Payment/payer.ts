import { maskCardNumber } from '#topup/card';
import type { CardValues } from '#topup/rules';

/** The payer, as the receipt shows it. It is never stored: a reload or another screen discards it. */
export interface Payer {
  /** The cardholder's name. */
  cardholder: string;
  /** The card number, masked. */
  maskedCard: string;
}

/** Returns the card data that a receipt shows. */
export function payerOf({ tarjeta, titular }: CardValues): Payer {
  return { cardholder: titular.trim(), maskedCard: maskCardNumber(tarjeta) };
}
