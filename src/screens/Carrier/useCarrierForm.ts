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
import { useHydrated } from '#hooks/useHydrated';
import { createFolio } from '#topup/folios';
import { readHistoryState } from '#topup/historyState';
import { carrierSchema } from '#topup/rules';
import { topUpOf } from '#topup/topUp';
import { useTopUp } from '#topup/useTopUp';
import { usePendingNavigation } from '../navigation/usePendingNavigation';
import { resolverOf } from '../parts/resolverOf';
import { useWarning } from '../parts/useWarning';

const validate = resolverOf(carrierSchema);

/** The form of the carrier screen. It holds the phone number; the top-up holds the other choices. */
export function useCarrierForm(carrier: string, categories: readonly Category[]) {
  const context = useTopUp();
  const { dispatch } = context;
  const topUp = topUpOf(context.topUp, carrier);
  const navigate = useNavigate();
  const [isPending, startNavigation] = usePendingNavigation();
  const isHydrated = useHydrated();
  const { editTarget } = readHistoryState(useLocation().state);
  const allProducts = useMemo(() => productsOf(categories), [categories]);
  const product = topUp.product && findOffer(allProducts, topUp.product);
  const index = topUp.category < categories.length ? topUp.category : 0;
  const products = categories[index]?.productos ?? [];
  const canPay = product !== undefined || products.length > 0;

  const choice = { company: carrier, categoria: index, producto: product?.sku ?? '' };
  const form = useForm({
    // A prerendered page has an empty field.
    defaultValues: { ...choice, celular: isHydrated ? topUp.phone : '' },
    resolver: (values, ...rest) => validate({ ...values, ...choice }, ...rest),
    shouldFocusError: false,
  });
  const { clearErrors, control, getValues, handleSubmit, reset, setFocus, setValue } = form;
  const { errorOf, warn } = useWarning(form);
  const { field: producto } = useController({ control, name: 'producto' });

  // A number that was typed before hydration has precedence.
  const restorePhone = useEffectEvent(() => {
    if (getValues('celular') === '') setValue('celular', topUp.phone);
  });

  useEffect(() => {
    if (isHydrated) restorePhone();
  }, [isHydrated]);

  useEffect(() => {
    if (editTarget !== undefined) setFocus(editTarget === 'phone' ? 'celular' : 'producto');
  }, [editTarget, setFocus]);

  const submit = handleSubmit(({ celular }) => {
    startNavigation(() => {
      // The transition that stores the typed number may still be pending.
      dispatch({ type: 'phoneEntered', carrier, phone: celular });
      void navigate('/start/pago');
    });
  }, warn);

  // A stable function, because the products of a long list are memoized.
  const chooseProduct = useCallback(
    (next: Product) => {
      clearErrors('producto');
      dispatch({ type: 'productChosen', carrier, product: next, purchase: createFolio() });
    },
    [clearErrors, carrier, dispatch],
  );

  function chooseCategory(category: number): void {
    dispatch({ type: 'categoryChosen', carrier, category });
  }

  function enterPhone(phone: string): void {
    startTransition(() => dispatch({ type: 'phoneEntered', carrier, phone }));
  }

  /** The ref of the product group. Its focus target is the chosen product, or the first one. */
  function groupRef(group: HTMLElement | null): void {
    producto.ref({
      focus() {
        const radio = group?.querySelector<HTMLElement>('input:checked');
        (radio ?? group?.querySelector('input'))?.focus();
      },
    });
  }

  function startOver(): void {
    reset({ ...choice, celular: '' });
    dispatch({ type: 'startedOver' });
  }

  function submitForm(event: SubmitEvent): void {
    event.preventDefault();
    if (canPay) void submit(event);
  }

  return {
    canPay,
    chooseCategory,
    chooseProduct,
    enterPhone,
    errorOf,
    form,
    groupRef,
    index,
    isPending,
    product,
    products,
    startOver,
    submit: submitForm,
  };
}
