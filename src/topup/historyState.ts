import * as v from 'valibot';
import { receiptSchema } from './receipt';
import type { TopUp } from './topUp';

const draftSchema = v.object({
  carrier: v.string(),
  category: v.pipe(v.number(), v.integer(), v.minValue(0)),
  phone: v.string(),
  sku: v.optional(v.string()),
});

const historyStateSchema = v.object({
  topUp: v.optional(draftSchema),
  receipt: v.optional(receiptSchema),
  editTarget: v.optional(v.picklist(['phone', 'product'])),
});

/**
 * The state of a history entry: a top-up with only the SKU of its product, or a receipt, and the choice
 * that the user is editing.
 */
export type HistoryState = v.InferOutput<typeof historyStateSchema>;

/** Parses the state of a history entry. Returns an empty object for an invalid state. */
export function readHistoryState(state: unknown): HistoryState {
  const parsed = v.safeParse(historyStateSchema, state);
  return parsed.success ? parsed.output : {};
}

/**
 * Returns the state of the current history entry for a top-up. A paid entry always keeps its receipt. The
 * `editTarget` is left out, because a reload or Back must not focus its field again.
 */
export function historyStateOf(
  topUp: TopUp,
  { key, state }: { key: string; state: unknown },
): HistoryState {
  const kept = readHistoryState(state);
  if (kept.receipt !== undefined) return kept;
  const { carrier, category, phone, product, receipt } = topUp;
  if (receipt?.historyKey === key) return readHistoryState({ receipt });
  const isEmpty = carrier === '' && phone === '';
  const draft = isEmpty ? undefined : { carrier, category, phone, sku: product?.sku };
  return readHistoryState({ topUp: draft });
}
