import type { NameMaskOptions } from '#masks/masks';
import { createNameMask } from '#masks/NameMask';
import type { MaskedFieldProps } from '#masks/maskedFieldProps';
import { useCardMask } from '#masks/useFieldMask';
import { MaskedTextField, type MaskNotes } from '../fields/MaskedTextField';

/** The props of {@link CardholderField}. Its values are the name as shown. */
export interface CardholderFieldProps extends MaskedFieldProps, MaskNotes, NameMaskOptions {}

/** A text field for the name on a card: groups of letters of any script, by default up to five. */
export function CardholderField({ maxWords, ...props }: CardholderFieldProps) {
  const mask = useCardMask(createNameMask, { maxWords }, props);

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
