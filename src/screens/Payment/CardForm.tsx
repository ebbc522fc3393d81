import type { SubmitEvent } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Button } from '#components/Button';
import { CardholderField } from '#components/CardholderField';
import { CardNumberField } from '#components/CardNumberField';
import { CvvField } from '#components/CvvField';
import { ExpiryField } from '#components/ExpiryField';
import { useWarning } from '../shared/useWarning';
import { Form, Pair } from './Payment.styles';
import { paymentRules, type PaymentValues } from './rules';
import { useCardWarnings } from './useCardWarnings';

/** The props of {@link CardForm}. */
export interface CardFormProps {
  /** The amount to pay, formatted. */
  amount: string;
  /** Whether the payment is on its way. */
  paying: boolean;
  /** Called with the card's data when everything is filled in. */
  onPay: (values: PaymentValues) => void;
}

/** The card's form of the demo payment; its values live in the form's memory alone. */
export function CardForm({ amount, paying, onPay }: CardFormProps) {
  const { t } = useTranslation();
  const { control, getValues, register, setFocus } = useForm<PaymentValues>({
    defaultValues: { titular: '', tarjeta: '', fechav: '', cvv: '' },
  });
  const { errorOf, warn } = useWarning({
    control,
    rules: paymentRules,
    warnings: useCardWarnings(),
  });

  function submit(event: SubmitEvent): void {
    event.preventDefault();
    const values = { ...getValues() };
    const wrong = warn(values);
    if (wrong === undefined) onPay(values);
    else setFocus(wrong);
  }

  function field(name: keyof PaymentValues) {
    return { ...register(name), error: errorOf(name) };
  }

  return (
    <Form aria-busy={paying} aria-label={t('payment.form')} noValidate onSubmit={submit}>
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
      <Button aria-disabled={paying} size="large" type="submit">
        {t('payment.pay', { amount })}
      </Button>
    </Form>
  );
}
