import { useLocale } from '#components/LocaleProvider';
import { TextField, type TextFieldProps } from '#components/TextField';
import type { MaskedFieldProps } from '#masks/maskedFieldProps';
import type { useMask } from '#masks/useMask';

/** The notes of a masked field on what it left out. */
export interface MaskNotes {
  /**
   * The note shown when the field left out what exceeds its length.
   * @default a note in Spanish, or in English if the language of the `LocaleProvider` is another one
   */
  cutNote?: string | undefined;
  /**
   * The note shown when the field left out a text, because it has no value, or a concealed one, such as `**** 4242`.
   * @default as for `cutNote`
   */
  unreadNote?: string | undefined;
}

const NOTES = {
  es: { cut: 'No cupo todo: se omitió lo que sobra.', unread: 'No se pudo leer el texto.' },
  en: { cut: 'Not everything fits: the rest was left out.', unread: 'The text could not be read.' },
};

export interface MaskedTextFieldProps
  extends
    Omit<MaskedFieldProps, 'onChange' | 'ref'>,
    MaskNotes,
    Pick<TextFieldProps, 'shape' | 'surface' | 'type'> {
  /** The mask that is bound to the input. */
  mask: ReturnType<typeof useMask>;
}

/** A text field with a mask. Its status is the note on what the mask has left out. */
export function MaskedTextField({ mask, cutNote, unreadNote, ...rest }: MaskedTextFieldProps) {
  const { language } = useLocale();
  const { problem, input, maskHint } = mask;
  const defaults = NOTES[/^es\b/i.test(language) ? 'es' : 'en'];
  const notes = { '': '', cut: cutNote ?? defaults.cut, unread: unreadNote ?? defaults.unread };
  return <TextField type="text" {...rest} {...input} maskHint={maskHint} status={notes[problem]} />;
}
