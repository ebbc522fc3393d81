import * as v from 'valibot';
import type { Product } from '#api/contract';
import { createFolio, createTopUpFolio } from './folios';
import { momentSchema, transactionSchema, validitySchema } from '#storage/appStorage';

/** Schema of {@link Receipt}. */
export const receiptSchema = v.object({
  transaction: transactionSchema,
  paidAt: v.optional(momentSchema),
  carrier: v.optional(v.string()),
  phone: v.optional(v.string()),
  validity: v.optional(validitySchema),
});

/**
 * A paid top-up, without the card and its holder: the transaction, the time of the payment (in
 * milliseconds since 1970), the carrier's name, the phone number's digits and the validity in days.
 * After a reload, only the transaction is certain to be known.
 */
export type Receipt = v.InferOutput<typeof receiptSchema>;

/** Creates the receipt of the demo payment without a request (requirements §7). */
export function createReceipt(
  { carrier, phone }: { carrier: string; phone: string },
  { descripcion, precio, vigencia }: Product,
  now: Date,
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
    carrier: carrier === '' ? undefined : carrier,
    phone,
    validity: vigencia,
  };
}
