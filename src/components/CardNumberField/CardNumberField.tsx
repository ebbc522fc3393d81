import { TextField } from '#components/TextField';
import { useMask, type MaskedFieldProps } from '#masks/useMask';

/** The props of {@link CardNumberField}; its values are digits only. */
export type CardNumberFieldProps = MaskedFieldProps;

/** A text field for a card number of sixteen digits, shown as `0000 0000 0000 0000`. */
export function CardNumberField(props: CardNumberFieldProps) {
  const { input, maskHint } = useMask('card', props);

  return (
    <TextField
      autoComplete="cc-number"
      dir="ltr"
      enterKeyHint="next"
      inputMode="numeric"
      type="text"
      {...props}
      {...input}
      maskHint={maskHint}
      shape="card"
    />
  );
}
