import { createDigitMask } from '#masks/DigitMask';
import { cardMask } from '#masks/masks';
import type { MaskedFieldProps } from '#masks/maskedFieldProps';
import { useCardMask } from '#masks/useFieldMask';
import { MaskedTextField, type MaskNotes } from '../fields/MaskedTextField';

/** The props of {@link CardNumberField}; its values are digits only. */
export interface CardNumberFieldProps extends MaskedFieldProps, MaskNotes {
  /**
   * The groups of digits, such as `[4, 6, 5]` for a card of fifteen digits. They may depend on the value.
   * @default [4, 4, 4, 4]
   */
  groups?: readonly number[] | null | undefined;
  /**
   * How many digits a complete number can have, such as `[16, 17, 18, 19]`. Digits after the groups are one more group.
   * @default the digits of `groups`
   */
  lengths?: readonly number[] | null | undefined;
}

/** A text field for a card number, by default of sixteen digits, shown as `0000 0000 0000 0000`. */
export function CardNumberField({ groups, lengths, ...props }: CardNumberFieldProps) {
  const mask = useCardMask(createDigitMask, cardMask(groups, lengths), props);

  return (
    <MaskedTextField
      autoComplete="cc-number"
      dir="ltr"
      enterKeyHint="next"
      inputMode="numeric"
      {...props}
      mask={mask}
      shape="card"
    />
  );
}
