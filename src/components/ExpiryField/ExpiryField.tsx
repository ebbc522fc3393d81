import { useMaskedInput, type MaskedFieldProps } from '#components/mask';
import { TextField } from '#components/TextField';

export type { RawEvent } from '#components/mask';

/** The props of {@link ExpiryField}; `value` and all that it tells are digits, month first. */
export type ExpiryFieldProps = MaskedFieldProps;

/** Asks for a card's expiry, shown as `00/0000`; a year of two digits is left as it is. */
export function ExpiryField(props: ExpiryFieldProps) {
  const { control } = useMaskedInput('expiry', props);

  return (
    <TextField
      autoComplete="cc-exp"
      dir="ltr"
      enterKeyHint="next"
      inputMode="numeric"
      type="text"
      {...props}
      {...control}
      shape="short"
    />
  );
}
