import * as v from 'valibot';
import { receiptSchema } from './receipt';

const historyStateSchema = v.object({
  topUp: v.optional(
    v.object({ carrier: v.string(), phone: v.string(), id: v.optional(v.string()) }),
  ),
  receipt: v.optional(receiptSchema),
  editTarget: v.optional(v.picklist(['phone', 'product'])),
});

/**
 * The state of a history entry: the phone number of a top-up, or a receipt, and the choice that the user is editing.
 * The number belongs to a carrier, and to the purchase with this id, if a product was chosen.
 */
export type HistoryState = v.InferOutput<typeof historyStateSchema>;

/** Parses the state of a history entry. Returns an empty object for an invalid state. */
export function readHistoryState(state: unknown): HistoryState {
  const parsed = v.safeParse(historyStateSchema, state);
  return parsed.success ? parsed.output : {};
}
