import { TextField } from '#components/TextField';
import { useMask, type MaskedFieldProps } from '#masks/useMask';

/** The props of {@link CardholderField}; its values are the name as it is shown. */
export interface CardholderFieldProps extends MaskedFieldProps {
  /** The note that is shown when a name has more than five groups, whose rest the field leaves out. */
  cutNote?: string | undefined;
}

/** Asks for the name on a card: up to five groups of letters of any script. */
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
