import { useMaskedInput, type MaskedFieldProps } from '#components/mask';
import { TextField } from '#components/TextField';

export type { RawEvent } from '#components/mask';

/** The props of {@link CardholderField}; `value` is the name as it is shown. */
export type CardholderFieldProps = MaskedFieldProps;

/** Asks for the name on a card: up to five groups of letters of any script. */
export function CardholderField(props: CardholderFieldProps) {
  const { control } = useMaskedInput('name', props);

  return (
    <TextField
      autoCapitalize="words"
      autoComplete="cc-name"
      autoCorrect="off"
      dir="auto"
      enterKeyHint="next"
      inputMode="text"
      spellCheck={false}
      type="text"
      {...props}
      {...control}
    />
  );
}
