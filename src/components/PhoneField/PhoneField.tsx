import { IconButton } from '#components/IconButton';
import type { TextFieldProps } from '#components/TextField';
import { phoneMask, type PhoneOptions } from '#masks/phone';
import { useMask, type MaskedFieldProps } from '#masks/useMask';
import { MaskedTextField, type MaskNotes } from '../fields/MaskedTextField';

/**
 * The props of {@link PhoneField}. A complete value is digits only. The number of another country begins with a plus
 * sign, and is incomplete.
 */
export interface PhoneFieldProps
  extends MaskedFieldProps, MaskNotes, PhoneOptions, Pick<TextFieldProps, 'surface'> {
  /** The accessible name of the button that clears the field. */
  clearLabel: string;
}

/** A large text field for a phone number, by default of ten digits, shown as `000 000 00 00`. */
export function PhoneField({
  clearLabel,
  groups,
  countryCode,
  lengths,
  end,
  ...props
}: PhoneFieldProps) {
  const mask = useMask(phoneMask({ groups, countryCode, lengths }), props);
  const isClearable = !mask.isEmpty && props.disabled !== true && props.readOnly !== true;

  return (
    <MaskedTextField
      {...props}
      end={
        isClearable ? (
          <IconButton
            icon="close"
            label={clearLabel}
            onClick={mask.clear}
            // A press must not blur the field, because blur starts the validation.
            onMouseDown={(event) => event.preventDefault()}
          />
        ) : (
          end
        )
      }
      field="phone"
      mask={mask}
    />
  );
}
