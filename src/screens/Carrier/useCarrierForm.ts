import { valibotResolver } from '@hookform/resolvers/valibot';
import {
  startTransition,
  useCallback,
  useEffect,
  useEffectEvent,
  useMemo,
  type SubmitEvent,
} from 'react';
import { useController, useForm } from 'react-hook-form';
import { useLocation, useNavigate } from 'react-router-dom';
import { findOffer, productsOf } from '#api/carriers';
import type { Category, Product } from '#api/contract';
import { createFolio } from '#topup/folios';
import { readHistoryState } from '#topup/historyState';
import { carrierSchema } from '#topup/rules';
import { topUpOf } from '#topup/topUp';
import { useTopUp } from '#topup/useTopUp';
import { usePendingNavigation } from '../shared/usePendingNavigation';
import { useWarning } from '../shared/useWarning';

const validate = valibotResolver(carrierSchema);

/** The form of the carrier screen. It holds the phone number; the top-up holds the other choices. */
export function useCarrierForm(carrier: string, categories: readonly Category[]) {
  const context = useTopUp();
  const { dispatch } = context;
  const topUp = topUpOf(context.topUp, carrier);
  const navigate = useNavigate();
  const { isLeaving, leave } = usePendingNavigation();
  const { editTarget } = readHistoryState(useLocation().state);
  const products = useMemo(() => productsOf(categories), [categories]);
  const product = topUp.product && findOffer(products, topUp.product);
  const index = topUp.category < categories.length ? topUp.category : 0;
  const category = categories[index];
  const isEmpty = category === undefined || category.productos.length === 0;

  // A product is chosen, or the current category has products.
  const canPay = product !== undefined || !isEmpty;

  const choice = { company: carrier, categoria: index, producto: product?.sku ?? '' };
  const form = useForm({
    defaultValues: { ...choice, celular: topUp.phone },
    resolver: (values, ...rest) => validate({ ...values, ...choice }, ...rest),
    shouldFocusError: false,
  });
  const { clearErrors, control, handleSubmit, reset } = form;
  const { errorOf, warn } = useWarning(form);

  function enterPhone(phone: string): void {
    startTransition(() => {
      dispatch({ type: 'phoneEntered', carrier, phone });
    });
  }

  const { field: producto } = useController({ control, name: 'producto' });

  const focusChange = useEffectEvent(() => {
    if (editTarget !== undefined) form.setFocus(editTarget === 'phone' ? 'celular' : 'producto');
  });
  useEffect(() => {
    focusChange();
  }, []);

  const submit = handleSubmit((values) => {
    leave(() => {
      // The transition that stores the typed number may still be pending.
      dispatch({ type: 'phoneEntered', carrier, phone: values.celular });
      void navigate('/start/pago');
    });
  }, warn);

  function submitForm(event: SubmitEvent): void {
    event.preventDefault();
    if (canPay) void submit(event);
  }

  // A stable function, because the products of a long list are memoized.
  const chooseProduct = useCallback(
    (next: Product) => {
      clearErrors('producto');
      dispatch({
        type: 'productChosen',
        carrier,
        product: next,
        purchase: createFolio(),
      });
    },
    [clearErrors, carrier, dispatch],
  );

  function chooseCategory(next: number): void {
    dispatch({ type: 'categoryChosen', carrier, category: next });
  }

  function startOver(): void {
    reset({ ...choice, celular: '' });
    dispatch({ type: 'startedOver' });
  }

  /** The ref of the product group. Its focus target is the chosen product, or the first one. */
  function group(element: HTMLElement | null): void {
    producto.ref({
      focus() {
        const radio = element?.querySelector<HTMLElement>('input:checked');
        (radio ?? element?.querySelector('input'))?.focus();
      },
    });
  }

  return {
    canPay,
    category,
    chooseCategory,
    chooseProduct,
    control,
    enterPhone,
    errorOf,
    group,
    index,
    /** Whether the current category has no products. */
    isEmpty,
    isLeaving,
    product,
    startOver,
    submit: submitForm,
  };
}

/** What {@link useCarrierForm} returns. */
export type CarrierForm = ReturnType<typeof useCarrierForm>;
