import { IconButton } from '#components/IconButton';
import { TextField, type TextFieldProps } from '#components/TextField';
import { phoneMask, useMask, type MaskedFieldProps } from '#masks/useMask';

/**
 * The props of {@link PhoneField}. A complete value is digits only. The number of another country begins with a plus
 * sign, and is incomplete.
 */
export interface PhoneFieldProps extends MaskedFieldProps, Pick<TextFieldProps, 'surface'> {
  /** The accessible name of the button that clears the field. */
  clearLabel: string;
  /**
   * The groups of digits of a number in another numbering plan, such as `[3, 3, 3]`.
   * @default [3, 3, 2, 2], without the prefixes of Mexico
   */
  groups?: readonly number[] | undefined;
  /**
   * The country code of numbers in `groups`, such as `57`. It is removed from a pasted, filled or typed number. Show it in
   * `start`.
   */
  countryCode?: string | undefined;
}

/** A large text field for a phone number, by default of ten digits, shown as `000 000 00 00`. */
export function PhoneField({ clearLabel, groups, countryCode, end, ...props }: PhoneFieldProps) {
  const { input, maskHint, isEmpty, clear } = useMask(phoneMask(groups, countryCode), props);
  const isClearable = !isEmpty && props.disabled !== true && props.readOnly !== true;

  return (
    <TextField
      autoComplete="tel"
      dir="ltr"
      enterKeyHint="done"
      inputMode="tel"
      type="tel"
      {...props}
      {...input}
      end={
        isClearable ? (
          <IconButton
            icon="close"
            label={clearLabel}
            onClick={clear}
            // A press must not blur the field, because blur starts the validation.
            onMouseDown={(event) => event.preventDefault()}
          />
        ) : (
          end
        )
      }
      maskHint={maskHint}
      shape="phone"
    />
  );
}
