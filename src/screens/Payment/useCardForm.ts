import { valibotResolver } from '@hookform/resolvers/valibot';
import { useEffect, useEffectEvent, useLayoutEffect, type SubmitEvent } from 'react';
import { useForm } from 'react-hook-form';
import { cardSchema, type CardValues } from '#topup/rules';
import { useWarning } from '../shared/useWarning';

const EMPTY: CardValues = { titular: '', tarjeta: '', fechav: '', cvv: '' };

/** The options of {@link useCardForm}. */
export interface CardFormOptions {
  /** Whether the form is hidden. */
  hidden: boolean;
  /** Whether the first field receives the focus when the form mounts. */
  focused: boolean;
  /** Called with the card data when they are valid. */
  onPay: (values: CardValues) => void;
}

/** The state of the card form. Its values exist only in memory, and are cleared when it unmounts. */
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

  // The cleanup of a layout effect runs before the fields are removed with their values.
  useLayoutEffect(
    () => () => {
      for (const name of Object.keys(EMPTY) as (keyof CardValues)[]) setValue(name, '');
    },
    [setValue],
  );

  const submit = handleSubmit(onPay, warn);

  return { control, errorOf, submit: (event: SubmitEvent): void => void submit(event) };
}
