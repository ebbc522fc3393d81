import { useMaskedInput, type MaskedFieldProps } from '#components/mask';
import { TextField } from '#components/TextField';

export type { RawEvent } from '#components/mask';

/** The props of {@link CardNumberField}; `value` and all that it tells are digits alone. */
export type CardNumberFieldProps = MaskedFieldProps;

/** Asks for a card number of sixteen digits, shown as `0000 0000 0000 0000`. */
export function CardNumberField(props: CardNumberFieldProps) {
  const { control, ghost } = useMaskedInput('card', props);

  return (
    <TextField
      autoComplete="cc-number"
      dir="ltr"
      enterKeyHint="next"
      inputMode="numeric"
      type="text"
      {...props}
      {...control}
      ghost={ghost}
      shape="card"
    />
  );
}
