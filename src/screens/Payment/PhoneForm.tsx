import { valibotResolver } from '@hookform/resolvers/valibot';
import { FormProvider, useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Button } from '#components/Button';
import { Notice } from '#components/Notice';
import { phoneSchema } from '#topup/rules';
import { useTopUp } from '#topup/useTopUp';
import { PhoneFormField } from '../shared/PhoneFormField';
import { useWarning } from '../shared/useWarning';
import { Form } from './Payment.styles';

/** The form for a missing phone number, before the payment. */
export function PhoneForm() {
  const { t } = useTranslation();
  const { topUp, dispatch } = useTopUp();
  const form = useForm({
    defaultValues: { celular: topUp.phone },
    resolver: valibotResolver(phoneSchema),
    shouldFocusError: false,
  });
  const { errorOf, warn } = useWarning(form);
  const submit = form.handleSubmit(({ celular }) => {
    dispatch({ type: 'phoneEntered', carrier: topUp.carrier, phone: celular });
  }, warn);

  return (
    <FormProvider {...form}>
      <Form aria-label={t('field.phone')} noValidate onSubmit={(event) => void submit(event)}>
        <Notice>{t('payment.noPhone')}</Notice>
        <PhoneFormField error={errorOf('celular')} />
        <Button size="large" type="submit">
          {t('payment.continue')}
        </Button>
      </Form>
    </FormProvider>
  );
}
