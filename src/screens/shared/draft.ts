import * as v from 'valibot';
import type { Product } from '#recargas/contract';

const draftSchema = v.object({
  celular: v.string(),
  company: v.string(),
  category: v.pipe(v.number(), v.integer(), v.minValue(0)),
  sku: v.string(),
  price: v.optional(v.number()),
  place: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0))),
});

/**
 * A top-up being put together: the phone's digits, the carrier's name, the index of the category,
 * and the chosen product by its sku (empty where none is chosen), its price and its place among all
 * of the carrier's, which tells apart what the list sells twice. It lives in the history entry's state
 * alone, so that a reload and the way back find the form as it was.
 */
export type TopUpDraft = v.InferOutput<typeof draftSchema>;

/** The draft in a history entry's state; undefined where another page, or nobody, wrote it. */
export function readDraft(state: unknown): TopUpDraft | undefined {
  const parsed = v.safeParse(draftSchema, state);
  return parsed.success ? parsed.output : undefined;
}

/** Whether a product is the draft's own. Two prices under one sku are two products. */
export function isDraftOf(draft: Pick<TopUpDraft, 'sku' | 'price'>, product: Product): boolean {
  return draft.sku === product.sku && draft.price === product.precio;
}

/** What of a draft can be chosen anew. */
export type Choice = 'phone' | 'product';

const changingSchema = v.object({ change: v.picklist(['phone', 'product']) });

/** A draft to go back to for another choice; everything else is kept. */
export function changing(draft: TopUpDraft, change: Choice): object {
  return { ...draft, change };
}

/** The choice that a history entry was come back to for; undefined where it was for none. */
export function readChanging(state: unknown): Choice | undefined {
  const parsed = v.safeParse(changingSchema, state);
  return parsed.success ? parsed.output.change : undefined;
}
