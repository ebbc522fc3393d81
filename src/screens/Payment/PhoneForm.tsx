import { useEffect } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Button } from '#components/Button';
import { Notice } from '#components/Notice';
import { phoneSchema } from '#topup/rules';
import { useTopUp } from '#topup/useTopUp';
import { PhoneFormField } from '../parts/PhoneFormField';
import { resolverOf } from '../parts/resolverOf';
import { useWarning } from '../parts/useWarning';
import { Form } from './Payment.styles';

export interface PhoneFormProps {
  /** Whether the form is hidden. */
  hidden: boolean;
  /** Called when the number is complete and submitted. */
  onContinue: () => void;
}

/** The form for a missing phone number, before the payment. The top-up has the number while it is typed. */
export function PhoneForm({ hidden, onContinue }: PhoneFormProps) {
  const { t } = useTranslation();
  const { topUp, dispatch } = useTopUp();
  const form = useForm({
    defaultValues: { celular: topUp.phone },
    resolver: resolverOf(phoneSchema),
    shouldFocusError: false,
  });
  const { errorOf, warn } = useWarning(form);
  const { clearErrors, handleSubmit } = form;
  const submit = handleSubmit(onContinue, warn);

  useEffect(() => {
    if (hidden) clearErrors();
  }, [clearErrors, hidden]);

  function enterPhone(phone: string): void {
    dispatch({ type: 'phoneEntered', carrier: topUp.carrier, phone });
  }

  return (
    <FormProvider {...form}>
      <Form
        aria-label={t('field.phone')}
        hidden={hidden}
        noValidate
        onSubmit={(event) => void submit(event)}
      >
        <Notice>{t('payment.noPhone')}</Notice>
        <PhoneFormField error={errorOf('celular')} onChange={enterPhone} />
        <Button size="large" type="submit">
          {t('payment.continue')}
        </Button>
      </Form>
    </FormProvider>
  );
}
