import { expiryMask } from '#masks/expiry';
import { useMask, type MaskedFieldProps } from '#masks/useMask';
import { MaskedTextField, type MaskNotes } from '../fields/MaskedTextField';

/** The props of {@link ExpiryField}. Its values are digits, month first. */
export interface ExpiryFieldProps extends MaskedFieldProps, MaskNotes {}

/** A text field for a card's expiry, shown as `00/0000`. It does not expand a year of two digits. */
export function ExpiryField(props: ExpiryFieldProps) {
  const mask = useMask(expiryMask, props);
  return <MaskedTextField {...props} field="expiry" mask={mask} />;
}
