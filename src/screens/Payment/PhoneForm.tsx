import { useTranslation } from 'react-i18next';
import { Button } from '#components/Button';
import { useTopUp } from '#topup/useTopUp';
import { PhoneFormField } from '../form/PhoneFormField';
import { phoneRule } from '../form/phoneRule';
import { useFormField, useRuledForm } from '../form/useRuledForm';
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
  const { carrier, phone = '' } = useTopUp().topUp;
  const form = useRuledForm([phoneRule], { current: { celular: phone } }, hidden);
  const celular = useFormField(form, 'celular');
  const submit = form.handleSubmit(onContinue);

  return (
    <Form
      aria-label={t('field.phone')}
      hidden={hidden}
      noValidate
      onSubmit={(event) => void submit(event)}
    >
      <PhoneFormField {...celular} carrier={carrier} value={phone} />
      <Button size="large" type="submit">
        {t('payment.continue')}
      </Button>
    </Form>
  );
}
