import { startTransition } from 'react';
import { useTranslation } from 'react-i18next';
import { PhoneField, type PhoneFieldProps } from '#components/PhoneField';
import { isCompletePhone } from '#masks/validation';
import { useTopUp } from '#topup/TopUpProvider';

export interface PhoneFormFieldProps extends Omit<
  PhoneFieldProps,
  'clearLabel' | 'label' | 'onBlur' | 'onChange' | 'value'
> {
  /** The carrier of the top-up that receives the number. */
  carrier: string;
  /** The digits. */
  value: string;
  /** Called with the digits after each edit. */
  onChange: (phone: string) => void;
  /** Called when the field is left. */
  onBlur: () => void;
}

/**
 * The phone field `celular` (requirements §3) of a form. The top-up receives the number. The history entry has it when
 * it is complete, and when the field is left.
 */
export function PhoneFormField({ carrier, value, onBlur, onChange, ...rest }: PhoneFormFieldProps) {
  const { t } = useTranslation();
  const { dispatch, keepPhone } = useTopUp();
  return (
    <PhoneField
      {...rest}
      clearLabel={t('field.clearPhone')}
      description={t('field.phoneHint')}
      id="celular"
      label={t('field.phone')}
      onBlur={() => {
        onBlur();
        keepPhone(carrier, value);
      }}
      onChange={(phone) => {
        onChange(phone);
        startTransition(() => dispatch({ type: 'phoneEntered', carrier, phone }));
        if (isCompletePhone(phone)) keepPhone(carrier, phone);
      }}
      value={value}
    />
  );
}
