import { DigitMask } from './DigitMask';
import type { FieldMask } from './FieldMask';
import { digitMasks, type DigitMaskOptions, type MaskName } from './masks';
import { NameMask } from './NameMask';

/** Returns the options of a mask of digits, or undefined for a name. */
export function digitOptions(options: MaskName | DigitMaskOptions): DigitMaskOptions | undefined {
  if (options === 'name') return undefined;
  return typeof options === 'string' ? digitMasks[options] : options;
}

/** Creates the model of a field with its initial raw value. */
export function createMask(options: MaskName | DigitMaskOptions, value: string): FieldMask {
  const digits = digitOptions(options);
  const mask = digits === undefined ? new NameMask() : new DigitMask(digits);
  mask.unmaskedValue = value;
  return mask;
}
