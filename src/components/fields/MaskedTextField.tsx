import { TextField, type TextFieldProps } from '#components/TextField';
import { useHydrated } from '#hooks/useHydrated';
import type { MaskedFieldProps, useMask } from '#masks/useMask';

const DIGITS = { dir: 'ltr', enterKeyHint: 'next', inputMode: 'numeric' } as const;

/** The attributes of each field, for keyboards and autofill, and its shape. */
const FIELDS = {
  phone: {
    ...DIGITS,
    autoComplete: 'tel',
    enterKeyHint: 'done',
    inputMode: 'tel',
    shape: 'phone',
    type: 'tel',
  },
  card: { ...DIGITS, autoComplete: 'cc-number', shape: 'card' },
  // Its placeholder is the format.
  expiry: { ...DIGITS, autoComplete: 'cc-exp', maskHint: undefined, shape: 'short' },
  // A hint of concealed digits would look like a value.
  cvv: {
    ...DIGITS,
    autoComplete: 'cc-csc',
    enterKeyHint: 'done',
    maskHint: undefined,
    shape: 'short',
  },
  name: {
    autoCapitalize: 'words',
    autoComplete: 'cc-name',
    autoCorrect: 'off',
    dir: 'auto',
    enterKeyHint: 'next',
    inputMode: 'text',
    spellCheck: false,
  },
} as const satisfies Record<string, Partial<TextFieldProps>>;

/** The notes of a masked field on what it left out. */
export interface MaskNotes {
  /**
   * The note shown when the field left out a text, because it has no digits or letters, or concealed digits of a CVV.
   * @default ''
   */
  unreadNote?: string | undefined;
}

export interface MaskedTextFieldProps
  extends Omit<MaskedFieldProps, 'onChange' | 'ref'>, MaskNotes, Pick<TextFieldProps, 'surface'> {
  /** The field, which selects the attributes. */
  field: keyof typeof FIELDS;
  /** The mask that is bound to the input. */
  mask: ReturnType<typeof useMask>;
  /** The note shown when the field left out what exceeds its length. @default '' */
  cutNote?: string | undefined;
}

/** A text field with a mask. Its status is the note on what the mask has left out. */
export function MaskedTextField({
  field,
  mask: { input, maskHint, problem },
  cutNote = '',
  unreadNote = '',
  name,
  ...rest
}: MaskedTextFieldProps) {
  const isHydrated = useHydrated();
  const isCard = FIELDS[field].autoComplete.startsWith('cc-');
  const notes = { '': '', cut: cutNote, unread: unreadNote };

  return (
    <TextField
      maskHint={maskHint}
      type="text"
      {...FIELDS[field]}
      {...rest}
      {...input}
      // A form that is sent before hydration contains no card.
      name={isHydrated || !isCard ? name : undefined}
      status={notes[problem]}
    />
  );
}
