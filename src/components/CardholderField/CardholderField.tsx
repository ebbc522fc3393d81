import { nameMask, type NameOptions } from '#masks/name';
import { useMask, type MaskedFieldProps } from '#masks/useMask';
import { MaskedTextField, type MaskNotes } from '../fields/MaskedTextField';

/** The props of {@link CardholderField}. Its values are the name as shown. */
export interface CardholderFieldProps extends MaskedFieldProps, MaskNotes, NameOptions {
  /** The note shown when the field left out the words that exceed `maxWords`. */
  cutNote?: string | undefined;
}

/** A text field for the name on a card: groups of letters of any script, by default up to five. */
export function CardholderField({ maxWords, ...props }: CardholderFieldProps) {
  const mask = useMask(nameMask({ maxWords }), props);
  return <MaskedTextField {...props} field="name" mask={mask} />;
}
