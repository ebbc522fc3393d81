import * as v from 'valibot';
import type { Product } from '#api/contract';
import { createFolio, createTopUpFolio } from './folios';

/** Schema of {@link Transaction}. Unknown keys are dropped. */
export const transactionSchema = v.object({
  code: v.literal(0),
  /** Invoice folio: ten letters and digits. */
  folio: v.pipe(v.string(), v.regex(/^[A-Za-z0-9]{10}$/)),
  /** Top-up folio: six digits. */
  folioRecarga: v.pipe(v.string(), v.regex(/^[0-9]{6}$/)),
  /** Amount in the carrier's currency. */
  monto: v.pipe(v.number(), v.finite(), v.minValue(0)),
  /** The description of the product. */
  concepto: v.string(),
});

/** The last transaction, stored as `responseTransaction`. It has no data of the card or its holder. */
export type Transaction = v.InferOutput<typeof transactionSchema>;

const DAY_MINUTES = 24 * 60;

/** A day less than the maximum time value of a `Date`, in ms since 1970, so that it has a date in each time zone. */
const MAX_TIME = 8.64e15 - DAY_MINUTES * 60_000;

/** Schema of a time in milliseconds since 1970. Earlier times are negative. */
export const momentSchema = v.pipe(v.number(), v.minValue(-MAX_TIME), v.maxValue(MAX_TIME));

/** Schema of {@link Receipt}. */
export const receiptSchema = v.object({
  transaction: transactionSchema,
  paidAt: v.optional(momentSchema),
  /** The difference between UTC and the time zone of the payment, as `getTimezoneOffset` returns it. */
  timezoneOffset: v.optional(v.pipe(v.number(), v.minValue(-DAY_MINUTES), v.maxValue(DAY_MINUTES))),
  carrier: v.pipe(v.string(), v.nonEmpty()),
  /** The payment method, by its value in `screens/Payment/methods`. */
  method: v.optional(v.string()),
  phone: v.optional(v.string()),
  sku: v.optional(v.string()),
  validity: v.optional(v.pipe(v.number(), v.finite(), v.gtValue(0))),
  /** The key of the history entry in which it was paid. */
  historyKey: v.optional(v.string()),
});

/**
 * A paid top-up, without the card and its holder: the transaction, the time of the payment (in
 * milliseconds since 1970), the carrier's name, the phone number's digits, the product's SKU and the validity in days.
 * After a reload, the transaction and the carrier are certain to be known.
 */
export type Receipt = v.InferOutput<typeof receiptSchema>;

/** Creates the receipt of the demo payment without a request (requirements §7). */
export function createReceipt(
  { carrier, phone }: { carrier: string; phone?: string | undefined },
  { descripcion, precio, sku, vigencia }: Product,
  method: string,
  now: Date,
  historyKey: string,
): Receipt {
  return {
    transaction: {
      code: 0,
      folio: createFolio(),
      folioRecarga: createTopUpFolio(),
      monto: precio,
      concepto: descripcion,
    },
    paidAt: now.getTime(),
    timezoneOffset: now.getTimezoneOffset(),
    carrier,
    method,
    phone,
    sku,
    validity: vigencia,
    historyKey,
  };
}
