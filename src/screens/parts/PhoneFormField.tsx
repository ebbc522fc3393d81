import { useController } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { PhoneField, type PhoneFieldProps } from '#components/PhoneField';

export interface PhoneFormFieldProps extends Pick<PhoneFieldProps, 'error' | 'surface'> {
  /** Called with the digits after each edit. */
  onChange?: (phone: string) => void;
}

/** The phone field `celular` (requirements §3) of the form in the surrounding `FormProvider`. */
export function PhoneFormField({ onChange, ...rest }: PhoneFormFieldProps) {
  const { t } = useTranslation();
  const { field } = useController<{ celular: string }, 'celular'>({ name: 'celular' });
  return (
    <PhoneField
      {...field}
      {...rest}
      aria-required
      clearLabel={t('field.clearPhone')}
      description={t('field.phoneHint')}
      id="celular"
      label={t('field.phone')}
      onChange={(phone) => {
        field.onChange(phone);
        onChange?.(phone);
      }}
    />
  );
}
