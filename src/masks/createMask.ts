import { createDigitMask } from './DigitMask';
import type { FieldMask } from './FieldMask';
import {
  cardMask,
  cvvMask,
  expiryMask,
  hasPattern,
  phoneMask,
  type DigitMaskOptions,
  type MaskName,
  type MaskOptions,
  type NameMaskOptions,
} from './masks';
import { createNameMask } from './NameMask';

/** The options of the masks, by name. */
export const namedMasks = {
  phone: phoneMask(),
  card: cardMask(),
  expiry: expiryMask,
  cvv: cvvMask(),
  name: {},
} satisfies Record<MaskName, DigitMaskOptions | NameMaskOptions>;

/** Returns the options of a mask. */
export function optionsOf(options: MaskOptions): DigitMaskOptions | NameMaskOptions {
  return typeof options === 'string' ? namedMasks[options] : options;
}

/** Creates the model of a field with any mask. */
export function createMask(options: DigitMaskOptions | NameMaskOptions): FieldMask {
  return hasPattern(options) ? createDigitMask(options) : createNameMask(options);
}
