import { DigitMask } from './DigitMask';
import type { FieldMask } from './FieldMask';
import { digitMasks, type DigitMaskOptions, type MaskOptions, type NameMaskOptions } from './masks';
import { NameMask } from './NameMask';

/** Returns the options of a mask of digits, or undefined for a name. */
export function digitOptions(options: MaskOptions): DigitMaskOptions | undefined {
  if (typeof options !== 'string') return 'pattern' in options ? options : undefined;
  return options === 'name' ? undefined : digitMasks[options];
}

/** Returns the options of a mask of a name. */
export function nameOptions(options: MaskOptions): NameMaskOptions {
  return typeof options !== 'string' && 'maxWords' in options ? options : {};
}

/** Creates the model of a field with its initial raw value. */
export function createMask(options: MaskOptions, value: string): FieldMask {
  const digits = digitOptions(options);
  const mask = digits === undefined ? new NameMask(nameOptions(options)) : new DigitMask(digits);
  mask.unmaskedValue = value;
  return mask;
}
