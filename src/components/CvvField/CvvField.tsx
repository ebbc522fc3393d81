import { createDigitMask } from '#masks/DigitMask';
import { cvvMask } from '#masks/masks';
import type { MaskedFieldProps } from '#masks/maskedFieldProps';
import { useCardMask } from '#masks/useFieldMask';
import { MaskedTextField, type MaskNotes } from '../fields/MaskedTextField';

/** The props of {@link CvvField}; its values are digits only. */
export interface CvvFieldProps extends MaskedFieldProps, MaskNotes {
  /**
   * The number of digits.
   * @default 3
   */
  digits?: number | undefined;
}

/** A text field for a card's CVV, shown as `**0`. The display conceals the digits before the last. */
export function CvvField({ digits, ...props }: CvvFieldProps) {
  const mask = useCardMask(createDigitMask, cvvMask(digits), props);

  return (
    <MaskedTextField
      autoComplete="cc-csc"
      dir="ltr"
      enterKeyHint="done"
      inputMode="numeric"
      {...props}
      // A hint of concealed digits would look like a value.
      mask={{ ...mask, maskHint: undefined }}
      shape="short"
    />
  );
}
