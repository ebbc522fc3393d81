import * as v from 'valibot';
import {
  momentSchema,
  transactionSchema,
  validitySchema,
  type SessionStore,
  type Transaction,
} from '#recargas/session';

/** A paid top-up as it can be kept: nothing of the card or its holder. */
export interface KeptReceipt {
  /** The transaction, as the session keeps it. */
  transaction: Transaction;
  /** When it was paid, in milliseconds since 1970; missing once nothing but the transaction is left. */
  paidAt?: number | undefined;
  /** The carrier's name in the product list; missing where nothing tells it. */
  company?: string | undefined;
  /** The phone's ten digits; missing where the screen was reached without the form before it. */
  phone?: string | undefined;
  /** How many days the top-up is valid; missing where nothing tells it. */
  validity?: number | undefined;
}

const entrySchema = v.object({
  receipt: v.object({
    transaction: transactionSchema,
    paidAt: v.optional(momentSchema),
    company: v.optional(v.string()),
    phone: v.optional(v.string()),
    validity: v.optional(validitySchema),
  }),
});

/** What a history entry keeps of a receipt. */
export function toEntryState(receipt: KeptReceipt): object {
  const { transaction, paidAt, company, phone, validity } = receipt;
  return { receipt: { transaction, paidAt, company, phone, validity } };
}

/** The receipt that a history entry keeps; undefined where there is none, or the state is not ours. */
export function readReceipt(state: unknown): KeptReceipt | undefined {
  const parsed = v.safeParse(entrySchema, state);
  return parsed.success ? parsed.output.receipt : undefined;
}

/**
 * The visit's last receipt, put together from what the session keeps: with the number as long as the
 * page lives, after a reload without it.
 */
export function findLastReceipt(
  session: Pick<SessionStore, 'transaction' | 'details'>,
): KeptReceipt | undefined {
  const transaction = session.transaction.read();
  if (transaction === undefined) return undefined;
  const details = session.details.read();
  if (details?.folio !== transaction.folio) return { transaction };
  const { paidAt, company, phone, validity } = details;
  return { transaction, paidAt, company, phone, validity };
}
