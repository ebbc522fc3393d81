import { maskCardNumber } from '#topup/card';
import type { CardValues } from '#topup/rules';

/** Who has paid, as the receipt shows it. It is never kept: a reload or another screen drops it. */
export interface Payer {
  /** The cardholder's name. */
  cardholder: string;
  /** The card number, masked. */
  maskedCard: string;
}

/** Returns what a receipt shows of a card. */
export function payerOf({ tarjeta, titular }: CardValues): Payer {
  return { cardholder: titular.trim(), maskedCard: maskCardNumber(tarjeta) };
}
