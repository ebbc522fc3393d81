import { useMaskedInput, type MaskedFieldProps } from '#components/mask';
import { TextField } from '#components/TextField';

export type { RawEvent } from '#components/mask';

/** The props of {@link CvvField}; `value` and all that it tells are digits alone. */
export type CvvFieldProps = MaskedFieldProps;

/** Asks for a card's three check digits, shown as `**0`: the first two are never in the page. */
export function CvvField(props: CvvFieldProps) {
  const { control } = useMaskedInput('cvv', props);

  return (
    <TextField
      autoComplete="cc-csc"
      dir="ltr"
      enterKeyHint="done"
      inputMode="numeric"
      type="text"
      {...props}
      {...control}
      shape="short"
    />
  );
}
