import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Button } from '#components/Button';
import { CardholderField } from '#components/CardholderField';
import { CardNumberField } from '#components/CardNumberField';
import { CvvField } from '#components/CvvField';
import { ExpiryField } from '#components/ExpiryField';
import { useNotifications } from '#components/NotificationRegion';
import { firstFailure, resolveFirstFailure } from '../shared/firstFailure';
import { Form, Pair } from './Payment.styles';
import { paymentRules, type PaymentValues } from './rules';
import { useWarnings } from './useWarnings';

const resolver = resolveFirstFailure(paymentRules);

/** The props of {@link CardForm}. */
export interface CardFormProps {
  /** The amount to pay, formatted. */
  amount: string;
  /** Called with the card's data when everything is filled in. */
  onPay: (values: PaymentValues) => void;
}

/** The card's form of the demo payment; its values live in the form's memory alone. */
export function CardForm({ amount, onPay }: CardFormProps) {
  const { t } = useTranslation();
  const { notify } = useNotifications();
  const warnings = useWarnings();
  const { register, handleSubmit, getValues, setFocus, formState } = useForm<PaymentValues>({
    defaultValues: { titular: '', tarjeta: '', fechav: '', cvv: '' },
    resolver,
    shouldFocusError: false,
  });

  const submit = handleSubmit(onPay, () => {
    const field = firstFailure(paymentRules, getValues());
    if (field === undefined) return;
    notify({ tone: 'warning', ...warnings[field] });
    setFocus(field);
  });

  function field(name: keyof PaymentValues) {
    const { title, message } = warnings[name];
    const text = [title, message].filter((part) => part !== undefined).join(' ');
    return { ...register(name), error: formState.errors[name] && text };
  }

  return (
    <Form
      aria-label={t('payment.form')}
      noValidate
      onSubmit={(event) => {
        void submit(event);
      }}
    >
      <CardholderField
        {...field('titular')}
        label={t('field.cardholder')}
        placeholder={t('field.cardholderPlaceholder')}
      />
      <CardNumberField {...field('tarjeta')} label={t('field.card')} />
      <Pair>
        <ExpiryField
          {...field('fechav')}
          label={t('field.expiry')}
          placeholder={t('field.expiryPlaceholder')}
        />
        <CvvField {...field('cvv')} label={t('field.cvv')} />
      </Pair>
      <Button size="large" type="submit">
        {t('payment.pay', { amount })}
      </Button>
    </Form>
  );
}
