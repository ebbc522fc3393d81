import { cardMask, type CardOptions } from '#masks/card';
import { useMask, type MaskedFieldProps } from '#masks/useMask';
import { MaskedTextField, type MaskNotes } from '../fields/MaskedTextField';

/** The props of {@link CardNumberField}; its values are digits only. */
export interface CardNumberFieldProps extends MaskedFieldProps, MaskNotes, CardOptions {}

/** A text field for a card number, by default of sixteen digits, shown as `0000 0000 0000 0000`. */
export function CardNumberField({ groups, lengths, ...props }: CardNumberFieldProps) {
  const mask = useMask(cardMask({ groups, lengths }), props);
  return <MaskedTextField {...props} field="card" mask={mask} />;
}
