import { createDigitMask } from '#masks/DigitMask';
import { expiryMask } from '#masks/masks';
import type { MaskedFieldProps } from '#masks/maskedFieldProps';
import { useCardMask } from '#masks/useFieldMask';
import { MaskedTextField, type MaskNotes } from '../fields/MaskedTextField';

/** The props of {@link ExpiryField}. Its values are digits, month first. */
export interface ExpiryFieldProps extends MaskedFieldProps, MaskNotes {}

/** A text field for a card's expiry, shown as `00/0000`. It does not expand a year of two digits. */
export function ExpiryField(props: ExpiryFieldProps) {
  const mask = useCardMask(createDigitMask, expiryMask, props);

  return (
    <MaskedTextField
      autoComplete="cc-exp"
      dir="ltr"
      enterKeyHint="next"
      inputMode="numeric"
      {...props}
      // Its placeholder is the format.
      mask={{ ...mask, maskHint: undefined }}
      shape="short"
    />
  );
}
