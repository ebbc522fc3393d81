import { useCallback, useEffect, useEffectEvent, useMemo, type SubmitEvent } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { findOffer, productsOf } from '#api/carriers';
import type { Category, Product } from '#api/contract';
import { useHydrated } from '#hooks/useHydrated';
import { createFolio } from '#topup/folios';
import { readHistoryState } from '#topup/historyState';
import { emptyTopUp, topUpOf } from '#topup/topUp';
import { useKeptPhone, useTopUp } from '#topup/useTopUp';
import { usePendingNavigation } from '../navigation/usePendingNavigation';
import { useFormField, useRuledForm } from '../parts/useRuledForm';
import { rules, type CarrierValues } from './rules';
import { useSharedTopUp } from './useSharedTopUp';

/** Returns the value of the form's field `producto`. */
function valueOf(product: Product | undefined): CarrierValues['producto'] {
  return product && { sku: product.sku, precio: product.precio };
}

/** The form of the carrier screen. The top-up owns the choices, and the form has them as its values. */
export function useCarrierForm(carrier: string, categories: readonly Category[]) {
  const context = useTopUp();
  const { dispatch, keepPhone } = context;
  const topUp = topUpOf(context.topUp, carrier);
  const { phone } = topUp;
  const navigate = useNavigate();
  const [isPending, startNavigation] = usePendingNavigation();
  const isHydrated = useHydrated();
  const { editTarget } = readHistoryState(useLocation().state);
  const allProducts = useMemo(() => productsOf(categories), [categories]);
  // A prerendered page has no choices.
  const shown = isHydrated ? topUp : emptyTopUp;
  const product = shown.product && findOffer(allProducts, shown.product);
  const index = shown.category < categories.length ? shown.category : 0;
  const { Categoria: category = '', productos: products = [] } = categories[index] ?? {};
  const canPay = product !== undefined || products.length > 0;

  const form = useRuledForm(rules, {
    celular: shown.phone ?? '',
    company: carrier,
    categoria: category,
    producto: valueOf(product),
  });
  const { clearErrors, getValues, reset, setFocus, setValue } = form;
  const celular = useFormField(form, 'celular');
  const producto = useFormField(form, 'producto');
  useKeptPhone(carrier, phone);

  // A number that was typed before hydration has precedence.
  const restorePhone = useEffectEvent(() => {
    if (getValues('celular') === '') setValue('celular', phone ?? '');
  });

  useEffect(() => {
    if (isHydrated) restorePhone();
  }, [isHydrated]);

  useEffect(() => {
    setValue('categoria', category);
    setValue('producto', valueOf(product));
  }, [category, product, setValue]);

  useEffect(() => {
    if (editTarget !== undefined) setFocus(editTarget === 'phone' ? 'celular' : 'producto');
  }, [editTarget, setFocus]);

  const submit = form.handleSubmit((values) => {
    startNavigation(() => {
      // The transition that stores the typed number may still be pending.
      dispatch({ type: 'phoneEntered', carrier, phone: values.celular });
      const state = keepPhone(carrier, values.celular);
      void navigate('/start/pago', { state });
    });
  });

  // A stable function, because the list of products is memoized.
  const chooseProduct = useCallback(
    (next: Product) => {
      clearErrors('producto');
      dispatch({ type: 'productChosen', carrier, product: next, purchase: createFolio() });
    },
    [clearErrors, carrier, dispatch],
  );

  useSharedTopUp(categories, {
    enterPhone(next) {
      celular.onChange(next);
      dispatch({ type: 'phoneEntered', carrier, phone: next });
      keepPhone(carrier, next);
    },
    chooseProduct(next, category) {
      dispatch({ type: 'categoryChosen', carrier, category });
      chooseProduct(next);
    },
  });

  function startOver(): void {
    reset({ celular: '', company: carrier, categoria: category, producto: undefined });
    dispatch({ type: 'startedOver' });
    keepPhone(carrier, '');
  }

  return {
    canPay,
    celular,
    chooseCategory: (next: number) => dispatch({ type: 'categoryChosen', carrier, category: next }),
    chooseProduct,
    index,
    isHydrated,
    isPending,
    product,
    producto,
    products,
    startOver,
    submit: (event: SubmitEvent) => {
      event.preventDefault();
      if (canPay) void submit(event);
    },
  };
}
