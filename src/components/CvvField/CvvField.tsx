import { TextField } from '#components/TextField';
import { useMask, type MaskedFieldProps } from '#masks/useMask';

/** The props of {@link CvvField}; its values are digits only. */
export type CvvFieldProps = MaskedFieldProps;

/** A text field for a card's CVV, shown as `**0`. The display conceals the first two digits. */
export function CvvField(props: CvvFieldProps) {
  const { input } = useMask('cvv', props);

  return (
    <TextField
      autoComplete="cc-csc"
      dir="ltr"
      enterKeyHint="done"
      inputMode="numeric"
      type="text"
      {...props}
      {...input}
      shape="short"
    />
  );
}
