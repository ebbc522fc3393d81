import * as v from 'valibot';

/** A choice of the top-up that can be changed from the payment screen. */
export type Change = 'phone' | 'product';

const changeSchema = v.object({ change: v.picklist(['phone', 'product']) });

/** Reads the choice that a history entry was opened to change; undefined where there is none. */
export function readChange(state: unknown): Change | undefined {
  const parsed = v.safeParse(changeSchema, state);
  return parsed.success ? parsed.output.change : undefined;
}
