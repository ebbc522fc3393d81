import * as v from 'valibot';
import { maskCardNumber } from '#recargas/card';
import type { Product } from '#recargas/contract';
import { createFolio, createTopUpFolio } from '#recargas/folios';
import { transactionSchema, type Transaction } from '#recargas/session';
import type { PaymentValues } from './rules';
import type { PaymentContext } from './usePaymentContext';

/** A paid top-up, as its receipt shows it. */
export interface Receipt {
  /** The transaction, as the session keeps it. */
  transaction: Transaction;
  /** When it was paid, in milliseconds since 1970. */
  paidAt: number;
  /** The carrier's name in the product list; missing where nothing tells it. */
  company?: string | undefined;
  /** The phone's ten digits; missing where the screen was reached without the form before it. */
  phone?: string | undefined;
  /** The cardholder and the masked card; missing once the page was reloaded, since they are never stored. */
  payer?: { cardholder: string; maskedCard: string };
}

/** The furthest moment that dates reach, in milliseconds since 1970. */
const LAST_MOMENT = 8.64e15;

const keptSchema = v.object({
  receipt: v.object({
    transaction: transactionSchema,
    paidAt: v.pipe(v.number(), v.minValue(0), v.maxValue(LAST_MOMENT)),
    company: v.optional(v.string()),
    phone: v.optional(v.string()),
  }),
});

/** Makes the receipt of the demo payment; no call is made (spec §7). */
export function createReceipt(
  product: Product,
  { company, phone }: Pick<PaymentContext, 'company' | 'phone'>,
  values: PaymentValues,
  now: Date,
): Receipt {
  return {
    transaction: {
      code: 0,
      folio: createFolio(),
      folioRecarga: createTopUpFolio(),
      monto: product.precio,
      concepto: product.descripcion,
    },
    paidAt: now.getTime(),
    company,
    phone,
    payer: { cardholder: values.titular.trim(), maskedCard: maskCardNumber(values.tarjeta) },
  };
}

/** What a history entry keeps of a receipt: nothing of the card or its holder. */
export function toEntryState({ transaction, paidAt, company, phone }: Receipt): object {
  return { receipt: { transaction, paidAt, company, phone } };
}

/** The receipt that a history entry keeps; undefined where there is none, or the state is not ours. */
export function readReceipt(state: unknown): Receipt | undefined {
  const parsed = v.safeParse(keptSchema, state);
  return parsed.success ? parsed.output.receipt : undefined;
}
