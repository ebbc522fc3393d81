import { useTranslation } from 'react-i18next';
import { Button } from '#components/Button';
import { CardholderField } from '#components/CardholderField';
import { CardNumberField } from '#components/CardNumberField';
import { CvvField } from '#components/CvvField';
import { ExpiryField } from '#components/ExpiryField';
import { useLeaving } from '../shared/useLeaving';
import { Form, Pair } from './Payment.styles';
import { useCardForm, type CardFormOptions } from './useCardForm';

/** The props of {@link CardForm}. */
export interface CardFormProps extends CardFormOptions {
  /** The amount to pay, formatted. */
  amount: string;
}

/** The card's form of the demo payment. */
export function CardForm({ amount, onPay, ...options }: CardFormProps) {
  const { t } = useTranslation();
  const { isLeaving: paying, leave } = useLeaving();
  const { field, submit } = useCardForm({
    ...options,
    onPay(values) {
      leave(() => {
        onPay(values);
      });
    },
  });

  return (
    <Form
      aria-busy={paying}
      aria-label={t('payment.form')}
      hidden={options.hidden}
      noValidate
      onSubmit={submit}
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
      <Button aria-disabled={paying} size="large" type="submit">
        {t('payment.pay', { amount })}
      </Button>
    </Form>
  );
}
