import { TextField } from '#components/TextField';
import { useMask, type MaskedFieldProps } from '#masks/useMask';

/** The props of {@link CvvField}; its values are digits only. */
export type CvvFieldProps = MaskedFieldProps;

/** Asks for a card's three check digits, shown as `**0`: the first two are never in the page. */
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
