import { DigitMask } from './DigitMask';
import type { FieldMask } from './FieldMask';
import { digitMasks, type DigitMaskOptions, type MaskName } from './masks';
import { NameMask } from './NameMask';

/** Creates the model of a field with its initial raw value. */
export function createMask(options: MaskName | DigitMaskOptions, value: string): FieldMask {
  const digits = typeof options === 'string' && options !== 'name' ? digitMasks[options] : options;
  const mask = digits === 'name' ? new NameMask() : new DigitMask(digits);
  mask.unmaskedValue = value;
  return mask;
}
