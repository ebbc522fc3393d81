import { useEffect, useEffectEvent, useLayoutEffect, type SubmitEvent } from 'react';
import { useForm } from 'react-hook-form';
import { useWarning } from '../shared/useWarning';
import { paymentRules, type PaymentValues } from './rules';
import { useCardWarnings } from './useCardWarnings';

const EMPTY = { titular: '', tarjeta: '', fechav: '', cvv: '' };

type CardField = keyof typeof EMPTY;

/** What {@link useCardForm} depends on. */
export interface CardFormOptions {
  /** Whether the form is out of sight. */
  hidden: boolean;
  /** Whether the form before was left without a whole number, so that nothing can be paid. */
  lacksPhone: boolean;
  /** Called where that is what Pay warns of; brings the focus to the way to mend it. */
  onPhoneMissing: () => void;
  /** Called with the card's data when everything is filled in. */
  onPay: (values: PaymentValues) => void;
}

/** The card's form. Its values live in the form's memory alone, and go with it. */
export function useCardForm({ hidden, lacksPhone, onPay, onPhoneMissing }: CardFormOptions) {
  const { control, getValues, setFocus, setValue } = useForm<PaymentValues>({
    defaultValues: { ...EMPTY, lacksPhone },
  });
  const { errorOf, warn, withdraw } = useWarning({
    control,
    rules: paymentRules,
    warnings: useCardWarnings(),
  });

  const putAside = useEffectEvent(withdraw);
  useEffect(() => {
    if (hidden) putAside();
  }, [hidden]);

  // A layout effect, since it ends before the fields unmount and take their values from the page.
  useLayoutEffect(
    () => () => {
      for (const name of Object.keys(EMPTY) as CardField[]) setValue(name, '');
    },
    [setValue],
  );

  function submit(event: SubmitEvent): void {
    event.preventDefault();
    const values = { ...getValues() };
    const wrong = warn(values);
    if (wrong === undefined) onPay(values);
    else if (wrong === 'lacksPhone') onPhoneMissing();
    else setFocus(wrong);
  }

  return { control, errorOf, submit };
}
