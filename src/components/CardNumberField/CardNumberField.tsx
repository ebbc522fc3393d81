import { TextField } from '#components/TextField';
import { cardMask, useMask, type MaskedFieldProps } from '#masks/useMask';

/** The props of {@link CardNumberField}; its values are digits only. */
export interface CardNumberFieldProps extends MaskedFieldProps {
  /**
   * The groups of digits, such as `[4, 6, 5]` for a card of fifteen digits. They may depend on the value.
   * @default [4, 4, 4, 4]
   */
  groups?: readonly number[] | undefined;
}

/** A text field for a card number, by default of sixteen digits, shown as `0000 0000 0000 0000`. */
export function CardNumberField({ groups, ...props }: CardNumberFieldProps) {
  const { input, maskHint } = useMask(cardMask(groups), props);

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
