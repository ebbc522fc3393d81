import { IconButton } from '#components/IconButton';
import { useMaskedInput, type MaskedFieldProps } from '#components/mask';
import { TextField } from '#components/TextField';

export type { RawEvent } from '#components/mask';

/** The props of {@link PhoneField}; `value` and all that it tells are digits alone. */
export interface PhoneFieldProps extends MaskedFieldProps {
  /** The name of the button that empties the field, for assistive technology. */
  clearLabel: string;
  /**
   * The surface the field stands on; responsive is the brand on phones and paper from 900 px.
   * @default 'paper'
   */
  surface?: 'paper' | 'brand' | 'responsive' | undefined;
}

/** Asks for a phone number of ten digits, shown large as `000 000 00 00`. */
export function PhoneField({ clearLabel, ...props }: PhoneFieldProps) {
  const { control, ghost, isEmpty, clear } = useMaskedInput('phone', props);
  const isClearable = !isEmpty && props.disabled !== true && props.readOnly !== true;

  return (
    <TextField
      autoComplete="tel-national"
      dir="ltr"
      enterKeyHint="done"
      inputMode="tel"
      type="tel"
      {...props}
      {...control}
      action={
        isClearable && (
          <IconButton
            icon="close"
            label={clearLabel}
            onClick={clear}
            // A press must not take the focus out of the field: that would validate it.
            onMouseDown={(event) => {
              event.preventDefault();
            }}
          />
        )
      }
      ghost={ghost}
      shape="phone"
    />
  );
}
