import * as v from 'valibot';
import { receiptSchema } from './receipt';
import type { TopUp } from './topUp';

const draftSchema = v.object({
  carrier: v.string(),
  category: v.pipe(v.number(), v.integer(), v.minValue(0)),
  phone: v.string(),
  sku: v.optional(v.string()),
});

const entrySchema = v.object({
  topUp: v.optional(draftSchema),
  receipt: v.optional(receiptSchema),
});

/** What a history entry keeps: a top-up without its product, of which it knows the sku, or a receipt. */
export type Entry = v.InferOutput<typeof entrySchema>;

/** Reads what a history entry keeps from its state; nothing where the state has another shape. */
export function readEntry(state: unknown): Entry {
  const parsed = v.safeParse(entrySchema, state);
  return parsed.success ? parsed.output : {};
}

/** What the current history entry keeps of a top-up. A paid entry keeps its receipt for good. */
export function entryOf(topUp: TopUp, { key, state }: { key: string; state: unknown }): Entry {
  const kept = readEntry(state);
  if (kept.receipt !== undefined) return kept;
  const { carrier, category, phone, product, receipt } = topUp;
  if (receipt?.entry === key) return readEntry({ receipt });
  if (carrier === '' && phone === '') return {};
  return { topUp: { carrier, category, phone, sku: product?.sku } };
}
