import { createMask, optionsOf, type MaskOptions } from './createMask';
import { useFieldMask, type ValueProps } from './useFieldMask';

export { type MaskName, type MaskOptions } from './createMask';
export {
  cardMask,
  cvvMask,
  phoneMask,
  type DigitMaskOptions,
  type MaskProblem,
  type NameMaskOptions,
  type PhoneOptions,
} from './masks';
export { type MaskedFieldProps, type ValueHandler } from './useFieldMask';

/**
 * Binds a mask to a native input, which displays the formatted raw value.
 * @param options The name of a mask, or the options of another mask. They can change, but a name stays a name.
 * @param props The props of the field.
 */
export function useMask(options: MaskOptions, props: ValueProps) {
  return useFieldMask(createMask, optionsOf(options), props);
}
