import { TextField } from '#components/TextField';
import { useMask, type MaskedFieldProps } from '#masks/useMask';

/** The props of {@link ExpiryField}. Its values are digits, month first. */
export type ExpiryFieldProps = MaskedFieldProps;

/** A text field for a card's expiry, shown as `00/0000`. It does not expand a year of two digits. */
export function ExpiryField(props: ExpiryFieldProps) {
  const { input } = useMask('expiry', props);

  return (
    <TextField
      autoComplete="cc-exp"
      dir="ltr"
      enterKeyHint="next"
      inputMode="numeric"
      type="text"
      {...props}
      {...input}
      shape="short"
    />
  );
}
