import { createMask, optionsOf } from '../createMask';
import type { MaskOptions } from '../masks';

/** The model of a field that has a raw value. */
export function maskWith(options: MaskOptions, raw: string) {
  const mask = createMask(optionsOf(options));
  mask.unmaskedValue = raw;
  return mask;
}
