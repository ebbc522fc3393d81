import { createMask, optionsOf, type MaskOptions } from '../createMask';

/** The model of a field that has a raw value. */
export function maskWith(options: MaskOptions, raw: string) {
  const mask = createMask(optionsOf(options));
  mask.unmaskedValue = raw;
  return mask;
}
