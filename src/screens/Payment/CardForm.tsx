import { Controller } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Button } from '#components/Button';
import { CardholderField } from '#components/CardholderField';
import { CardNumberField } from '#components/CardNumberField';
import { CvvField } from '#components/CvvField';
import { ExpiryField } from '#components/ExpiryField';
import { usePendingNavigation } from '../shared/usePendingNavigation';
import { Form, Pair } from './Payment.styles';
import { useCardForm, type CardFormOptions } from './useCardForm';

/** The props of {@link CardForm}. */
export interface CardFormProps extends CardFormOptions {
  /** The amount to pay, formatted. */
  amount: string;
}

/**
 * The card form of the demo payment. Chromium stores submitted values of fields with a meaningful id in its
 * form history, even with `autocomplete="off"`. It ignores `field-1` and `cvv`. Card autofill uses the
 * `cc-*` values.
 */
export function CardForm({ amount, onPay, ...options }: CardFormProps) {
  const { t } = useTranslation();
  const { isLeaving: paying, leave } = usePendingNavigation();
  const { control, errorOf, submit } = useCardForm({
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
      // Prevents browsers from writing the card to disk for session restore. The fields keep `cc-*`.
      autoComplete="off"
      hidden={options.hidden}
      noValidate
      onSubmit={submit}
    >
      <Controller
        control={control}
        name="titular"
        render={({ field }) => (
          <CardholderField
            {...field}
            aria-required
            cutNote={t('field.cardholderCut')}
            error={errorOf('titular')}
            id="field-1"
            label={t('field.cardholder')}
            placeholder={t('field.cardholderPlaceholder')}
          />
        )}
      />
      <Controller
        control={control}
        name="tarjeta"
        render={({ field }) => (
          <CardNumberField
            {...field}
            aria-required
            description={t('field.cardHint')}
            error={errorOf('tarjeta')}
            id="field-2"
            label={t('field.card')}
          />
        )}
      />
      <Pair>
        <Controller
          control={control}
          name="fechav"
          render={({ field }) => (
            <ExpiryField
              {...field}
              aria-required
              description={t('field.expiryHint')}
              error={errorOf('fechav')}
              id="field-3"
              label={t('field.expiry')}
              placeholder={t('field.expiryPlaceholder')}
            />
          )}
        />
        <Controller
          control={control}
          name="cvv"
          render={({ field }) => (
            <CvvField
              {...field}
              aria-required
              error={errorOf('cvv')}
              hint={t('field.cvvHint')}
              id="cvv"
              label={t('field.cvv')}
            />
          )}
        />
      </Pair>
      <Button aria-disabled={paying} size="large" type="submit">
        {t('payment.pay', { amount })}
      </Button>
    </Form>
  );
}
