import { createMask, optionsOf } from './createMask';
import type { ValueProps } from './maskedFieldProps';
import type { MaskOptions } from './masks';
import { useFieldMask } from './useFieldMask';

export type { MaskedFieldProps, ValueHandler } from './maskedFieldProps';
export {
  cardMask,
  cvvMask,
  phoneMask,
  type DigitMaskOptions,
  type MaskName,
  type MaskOptions,
  type MaskProblem,
  type NameMaskOptions,
  type PhoneOptions,
} from './masks';

/**
 * Binds a mask to a native input, which displays the formatted raw value.
 * @param options The name of a mask, or the options of another mask. They can change, but a name stays a name.
 * @param props The props of the field.
 */
export function useMask(options: MaskOptions, props: ValueProps) {
  return useFieldMask(createMask, optionsOf(options), props);
}
