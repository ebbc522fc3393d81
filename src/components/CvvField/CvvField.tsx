import { TextField } from '#components/TextField';
import { cvvMask, useMask, type MaskedFieldProps } from '#masks/useMask';

/** The props of {@link CvvField}; its values are digits only. */
export interface CvvFieldProps extends MaskedFieldProps {
  /**
   * The number of digits.
   * @default 3
   */
  digits?: number | undefined;
}

/** A text field for a card's CVV, shown as `**0`. The display conceals the digits before the last. */
export function CvvField({ digits, ...props }: CvvFieldProps) {
  const { input } = useMask(cvvMask(digits), props);

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
