import { useEffect, useLayoutEffect, type KeyboardEvent } from 'react';
import { useController, useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Button } from '#components/Button';
import { CardholderField } from '#components/CardholderField';
import { CardNumberField } from '#components/CardNumberField';
import { CvvField } from '#components/CvvField';
import { ExpiryField } from '#components/ExpiryField';
import { cardSchema, type CardValues } from '#topup/rules';
import { useTopUp } from '#topup/useTopUp';
import { usePendingNavigation } from '../navigation/usePendingNavigation';
import { resolverOf } from '../parts/resolverOf';
import { useWarning } from '../parts/useWarning';
import { Form, Pair } from './Payment.styles';

const EMPTY: CardValues = { titular: '', tarjeta: '', fechav: '', cvv: '' };

export interface CardFormProps {
  /** The amount to pay, formatted. */
  amount: string;
  /** Whether the form is hidden. */
  hidden: boolean;
  /** Whether the first field receives the focus when the form mounts. */
  focused: boolean;
  /** Called with the card data when they are valid. */
  onPay: (values: CardValues) => void;
}

/** Moves the focus from a field to the next one when Enter is pressed. The browser submits from the last field. */
function focusNextField(event: KeyboardEvent<HTMLFormElement>): void {
  const { key, target, currentTarget, nativeEvent } = event;
  // An input method also uses Enter. In Safari only the deprecated key code shows it.
  const isComposing = nativeEvent.isComposing || Reflect.get(nativeEvent, 'keyCode') === 229;
  if (key !== 'Enter' || isComposing) return;
  const fields = Array.from(
    currentTarget.querySelectorAll<HTMLInputElement>('input:not([type="hidden"])'),
  );
  const next = fields.findIndex((field) => field === target) + 1;
  if (next === 0 || next === fields.length) return;
  event.preventDefault();
  fields[next]?.focus();
}

/**
 * The card form of the demo payment. Its values exist only in memory, and are cleared when it unmounts.
 * Chromium stores submitted values of fields with a meaningful id in its form history, even with
 * `autocomplete="off"`. It ignores `field-1` and `cvv`. Card autofill uses the `cc-*` values.
 */
export function CardForm({ amount, hidden, focused, onPay }: CardFormProps) {
  const { t } = useTranslation();
  const { lock } = useTopUp();
  const [paying, startPayment] = usePendingNavigation();
  const form = useForm({
    defaultValues: EMPTY,
    resolver: resolverOf(cardSchema),
    shouldFocusError: false,
  });
  const { clearErrors, control, handleSubmit, setFocus, setValue } = form;
  const { errorOf, warn } = useWarning(form);

  function useField(name: keyof CardValues) {
    const { field } = useController({ control, name });
    return { ...field, 'aria-required': true, error: errorOf(name) };
  }

  const titular = useField('titular');
  const tarjeta = useField('tarjeta');
  const fechav = useField('fechav');
  const cvv = useField('cvv');

  useEffect(() => {
    if (hidden) clearErrors();
  }, [clearErrors, hidden]);

  useEffect(() => {
    if (focused) setFocus('titular');
  }, [focused, setFocus]);

  // The cleanup of a layout effect runs before the fields are removed with their values.
  useLayoutEffect(
    () => () => {
      for (const name of Object.keys(EMPTY) as (keyof CardValues)[]) setValue(name, '');
    },
    [setValue],
  );

  const submit = handleSubmit((values) => {
    startPayment(() => onPay(values), lock());
  }, warn);

  return (
    <Form
      aria-busy={paying}
      aria-label={t('payment.form')}
      // Prevents browsers from writing the card to disk for session restore. The fields keep `cc-*`.
      autoComplete="off"
      hidden={hidden}
      noValidate
      onKeyDown={focusNextField}
      onSubmit={(event) => void submit(event)}
    >
      <CardholderField
        {...titular}
        cutNote={t('field.cardholderCut')}
        id="field-1"
        label={t('field.cardholder')}
        placeholder={t('field.cardholderPlaceholder')}
      />
      <CardNumberField
        {...tarjeta}
        description={t('field.cardHint')}
        id="field-2"
        label={t('field.card')}
      />
      <Pair>
        <ExpiryField
          {...fechav}
          description={t('field.expiryHint')}
          id="field-3"
          label={t('field.expiry')}
          placeholder={t('field.expiryPlaceholder')}
        />
        <CvvField {...cvv} hint={t('field.cvvHint')} id="cvv" label={t('field.cvv')} />
      </Pair>
      <Button loading={paying} size="large" type="submit">
        {t('payment.pay', { amount })}
      </Button>
    </Form>
  );
}
