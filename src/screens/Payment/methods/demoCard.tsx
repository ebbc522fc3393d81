import { useLayoutEffect, type KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#components/Button';
import { CardholderField } from '#components/CardholderField';
import { CardNumberField } from '#components/CardNumberField';
import { CvvField } from '#components/CvvField';
import { ExpiryField } from '#components/ExpiryField';
import { useFormField, useRuledForm } from '#screens/form/useRuledForm';
import { Form, Pair } from '../Payment.styles';
import { cardRules, type CardValues } from '../rules';
import type { Method, MethodFormProps } from './method';

const EMPTY: CardValues = { titular: '', tarjeta: '', fechav: '', cvv: '' };

/** Moves the focus from a field to the next one when Enter is pressed. The browser submits from the last field. */
function focusNextField(event: KeyboardEvent<HTMLFormElement>): void {
  const { key, target, currentTarget, nativeEvent } = event;
  // An input method also uses Enter. In Safari only the deprecated key code shows it.
  const isComposing = nativeEvent.isComposing || Reflect.get(nativeEvent, 'keyCode') === 229;
  if (key !== 'Enter' || isComposing) return;
  // A key that is held down would run through the fields, and pay.
  if (nativeEvent.repeat) event.preventDefault();
  const fields = Array.from(
    currentTarget.querySelectorAll<HTMLInputElement>('input:not([type="hidden"])'),
  );
  const next = fields.findIndex((field) => field === target) + 1;
  if (nativeEvent.repeat || next === 0 || next === fields.length) return;
  event.preventDefault();
  fields[next]?.focus();
}

/**
 * The card form of the demo payment. Its values exist only in memory, and are cleared when it unmounts.
 * Chromium stores submitted values of fields with a meaningful id in its form history, even with
 * `autocomplete="off"`. It ignores `field-1` and `cvv`. Card autofill uses the `cc-*` values.
 */
function CardForm({ amount, autoFocus, hidden, loading, onPay }: MethodFormProps) {
  const { t } = useTranslation();
  const form = useRuledForm(cardRules, { initial: EMPTY }, hidden);
  const { setValue } = form;
  const titular = useFormField(form, 'titular');
  const tarjeta = useFormField(form, 'tarjeta');
  const fechav = useFormField(form, 'fechav');
  const cvv = useFormField(form, 'cvv');
  const unreadNote = t('field.unread');

  // The cleanup of a layout effect runs before the fields are removed with their values.
  useLayoutEffect(
    () => () => {
      for (const name of Object.keys(EMPTY) as (keyof CardValues)[]) setValue(name, '');
    },
    [setValue],
  );

  const submit = form.handleSubmit((values) => onPay({ ...values }));

  return (
    <Form
      aria-busy={loading}
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
        autoFocus={autoFocus}
        cutNote={t('field.cardholderCut')}
        id="field-1"
        label={t('field.cardholder')}
        placeholder={t('field.cardholderPlaceholder')}
        unreadNote={unreadNote}
      />
      <CardNumberField
        {...tarjeta}
        description={t('field.cardHint')}
        id="field-2"
        label={t('field.card')}
        unreadNote={unreadNote}
      />
      <Pair>
        <ExpiryField
          {...fechav}
          description={t('field.expiryHint')}
          id="field-3"
          label={t('field.expiry')}
          placeholder={t('field.expiryPlaceholder')}
          unreadNote={unreadNote}
        />
        <CvvField
          {...cvv}
          description={t('field.cvvHint')}
          id="cvv"
          label={t('field.cvv')}
          placeholder={t('field.cvvPlaceholder')}
          unreadNote={unreadNote}
        />
      </Pair>
      <Button loading={loading} size="large" type="submit">
        {loading ? t('payment.paying') : t('payment.pay', { amount })}
      </Button>
    </Form>
  );
}

/** The demonstration: a card form that makes no call. */
export const demoCard: Required<Method> = {
  value: 'demo',
  label: 'payment.methodDemo',
  Form: CardForm,
  payerRows: {
    titular: { label: 'field.cardholder', format: (name) => name.trim().toUpperCase() },
    tarjeta: { label: 'receipt.card' },
  },
};
