import { TextField } from '#components/TextField';
import { useMask, type MaskedFieldProps } from '#masks/useMask';

/** The props of {@link ExpiryField}; its values are digits, month first. */
export type ExpiryFieldProps = MaskedFieldProps;

/** Asks for a card's expiry, shown as `00/0000`; a year of two digits is left as it is. */
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
