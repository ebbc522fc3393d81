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
  change: v.optional(v.picklist(['phone', 'product'])),
});

/**
 * What a history entry keeps: a top-up, but of its product the sku alone; or a receipt; and which choice
 * the entry was opened to change.
 */
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
  const isEmpty = carrier === '' && phone === '';
  const draft = isEmpty ? undefined : { carrier, category, phone, sku: product?.sku };
  return readEntry({ ...kept, topUp: draft });
}
