import { maskCardNumber } from '#recargas/card';
import type { Product } from '#recargas/contract';
import { createFolio, createTopUpFolio } from '#recargas/folios';
import type { Transaction } from '#recargas/session';
import type { PaymentValues } from './rules';

/** A paid top-up, as its receipt shows it. */
export interface Receipt {
  /** The transaction, as the session keeps it. */
  transaction: Transaction;
  /** When it was paid, in milliseconds since 1970. */
  paidAt: number;
  /** The cardholder and the masked card; missing once the page was reloaded, since they are never stored. */
  payer?: { cardholder: string; maskedCard: string };
}

/** Makes the receipt of the demo payment; no call is made (spec §7). */
export function createReceipt(product: Product, values: PaymentValues, now: Date): Receipt {
  return {
    transaction: {
      code: 0,
      folio: createFolio(),
      folioRecarga: createTopUpFolio(),
      monto: product.precio,
      concepto: product.descripcion,
    },
    paidAt: now.getTime(),
    payer: { cardholder: values.titular.trim(), maskedCard: maskCardNumber(values.tarjeta) },
  };
}

/** When the history entry's top-up was paid; undefined where it was not, or the state is not ours. */
export function readPaidAt(state: unknown): number | undefined {
  if (typeof state !== 'object' || state === null || !('paidAt' in state)) return undefined;
  return typeof state.paidAt === 'number' ? state.paidAt : undefined;
}
