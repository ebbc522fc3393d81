import { TextField } from '#components/TextField';
import { useMask, type MaskedFieldProps } from '#masks/useMask';

/** The props of {@link CardholderField}. Its values are the name as shown. */
export interface CardholderFieldProps extends MaskedFieldProps {
  /** The note shown when a name has more than five groups. The field removes the other groups. */
  cutNote?: string | undefined;
}

/** A text field for the name on a card: up to five groups of letters of any script. */
export function CardholderField({ cutNote, ...props }: CardholderFieldProps) {
  const { input, isCut } = useMask('name', props);

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
      {...input}
      status={isCut ? cutNote : ''}
    />
  );
}
