import { valibotResolver } from '@hookform/resolvers/valibot';
import { useEffect, useEffectEvent, useLayoutEffect, type SubmitEvent } from 'react';
import { useForm } from 'react-hook-form';
import { cardSchema, type CardValues } from '#topup/rules';
import { useWarning } from '../shared/useWarning';

const EMPTY: CardValues = { titular: '', tarjeta: '', fechav: '', cvv: '' };

/** What {@link useCardForm} depends on. */
export interface CardFormOptions {
  /** Whether the form is out of sight. */
  hidden: boolean;
  /** Whether the first field takes the focus when the form is mounted. */
  focused: boolean;
  /** Called with the card's data when they are valid. */
  onPay: (values: CardValues) => void;
}

/** The card's form. Its values exist in the form's memory alone, and are cleared with it. */
export function useCardForm({ hidden, focused, onPay }: CardFormOptions) {
  const form = useForm({
    defaultValues: EMPTY,
    resolver: valibotResolver(cardSchema),
    shouldFocusError: false,
  });
  const { clearErrors, control, handleSubmit, setFocus, setValue } = form;
  const { errorOf, warn } = useWarning(form);

  useEffect(() => {
    if (hidden) clearErrors();
  }, [clearErrors, hidden]);

  const focusFirst = useEffectEvent(() => {
    if (focused) setFocus('titular');
  });
  useEffect(() => {
    focusFirst();
  }, []);

  // A layout effect, since it ends before the fields unmount and take their values from the page.
  useLayoutEffect(
    () => () => {
      for (const name of Object.keys(EMPTY) as (keyof CardValues)[]) setValue(name, '');
    },
    [setValue],
  );

  const submit = handleSubmit(onPay, warn);

  return { control, errorOf, submit: (event: SubmitEvent): void => void submit(event) };
}
