import { cardMask } from '../card';
import { cvvMask } from '../cvv';
import { expiryMask } from '../expiry';
import type { Mask } from '../mask';
import { MaskModel } from '../MaskModel';
import { nameMask } from '../name';
import { phoneMask } from '../phone';

/** The masks of the fields. */
export const masks = {
  phone: phoneMask(),
  card: cardMask(),
  expiry: expiryMask,
  cvv: cvvMask(),
  name: nameMask(),
} satisfies Record<string, Mask>;

/** The name of a mask. */
export type MaskName = keyof typeof masks;

/** Returns the model of a field that has a raw value. */
export function modelWith(mask: Mask, raw = ''): MaskModel {
  const model = new MaskModel(mask);
  model.unmaskedValue = raw;
  return model;
}

/** Types a text key by key at the end of a new field, which then loses focus. Returns the raw value. */
export function typeKeys(mask: Mask, text: string): string {
  const model = modelWith(mask);
  for (const key of text) model.splice(model.displayValue.length, 0, key);
  model.doCommit();
  return model.unmaskedValue;
}
