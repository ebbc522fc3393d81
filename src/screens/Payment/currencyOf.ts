import type { Currency } from '#theme/contract';
import { themeOf } from '#theme/themes';
import type { Receipt } from '#topup/receipt';

/** Returns the currency of a receipt: its own, or its carrier's. */
export function currencyOf({ currency, carrier }: Receipt): Currency {
  return currency ?? themeOf(carrier).currency;
}
