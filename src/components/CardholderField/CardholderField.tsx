import { useCardMask } from '#masks/useCardMask';
import type { MaskedFieldProps, NameMaskOptions } from '#masks/useMask';
import { MaskedTextField, type MaskNotes } from '../fields/MaskedTextField';

/** The props of {@link CardholderField}. Its values are the name as shown. */
export interface CardholderFieldProps extends MaskedFieldProps, MaskNotes, NameMaskOptions {}

/** A text field for the name on a card: groups of letters of any script, by default up to five. */
export function CardholderField({ maxWords, ...props }: CardholderFieldProps) {
  const mask = useCardMask({ maxWords }, props);

  return (
    <MaskedTextField
      autoCapitalize="words"
      autoComplete="cc-name"
      autoCorrect="off"
      dir="auto"
      enterKeyHint="next"
      inputMode="text"
      spellCheck={false}
      {...props}
      mask={mask}
    />
  );
}
