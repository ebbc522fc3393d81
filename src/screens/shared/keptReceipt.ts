import * as v from 'valibot';
import type { Carrier } from '#recargas/contract';
import { transactionSchema, type SessionStore, type Transaction } from '#recargas/session';

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

/** The furthest moment that dates reach, in milliseconds since 1970. */
const LAST_MOMENT = 8.64e15;

const entrySchema = v.object({
  receipt: v.object({
    transaction: transactionSchema,
    paidAt: v.optional(v.pipe(v.number(), v.minValue(-LAST_MOMENT), v.maxValue(LAST_MOMENT))),
    company: v.optional(v.string()),
    phone: v.optional(v.string()),
    validity: v.optional(v.pipe(v.number(), v.finite())),
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

/** Where the list sells what was bought; undefined where nobody does, or more than one. */
function findSeller(carriers: readonly Carrier[], { concepto, monto }: Transaction) {
  const offers = carriers.flatMap(({ name, categorias = [] }) =>
    categorias
      .flatMap(({ productos }) => productos)
      .filter(({ descripcion, precio }) => descripcion === concepto && precio === monto)
      .map(({ vigencia }) => ({ company: name, validity: vigencia })),
  );
  return offers.length === 1 ? offers[0] : undefined;
}

/**
 * The visit's last receipt, put together from `responseTransaction`: with its number and date as
 * long as the page lives, and after a reload with what the product list tells.
 */
export function findLastReceipt(
  session: Pick<SessionStore, 'transaction' | 'details' | 'products'>,
): KeptReceipt | undefined {
  const transaction = session.transaction.read();
  if (transaction === undefined) return undefined;
  const details = session.details.read();
  if (details?.folio !== transaction.folio) {
    return { transaction, ...findSeller(session.products.read() ?? [], transaction) };
  }
  const { folio, ...rest } = details;
  return { transaction: { ...transaction, folio }, ...rest };
}
