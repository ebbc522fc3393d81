import { useCallback, useEffect, useMemo, type SubmitEvent } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { paths } from '#addresses/addresses';
import { findOffer, productsOf } from '#api/carriers';
import type { Category, Product } from '#api/contract';
import { useHydrated } from '#hooks/useHydrated';
import { createFolio } from '#topup/folios';
import { readHistoryState } from '#topup/historyState';
import { emptyTopUp, topUpOf } from '#topup/topUp';
import { useKeptPhone, useTopUp } from '#topup/useTopUp';
import { usePendingNavigation } from '../navigation/usePendingNavigation';
import { useFormField, useRuledForm } from '../form/useRuledForm';
import { rules, type CarrierValues } from './rules';
import { useSharedTopUp } from './useSharedTopUp';

/** The form of the carrier screen. The top-up owns the choices, and the form has them as its values. */
export function useCarrierForm(carrier: string, categories: readonly Category[]) {
  const context = useTopUp();
  const { dispatch, keepPhone } = context;
  const topUp = topUpOf(context.topUp, carrier);
  const navigate = useNavigate();
  const [isPending, startNavigation] = usePendingNavigation();
  const isHydrated = useHydrated();
  const { editTarget } = readHistoryState(useLocation().state);
  const allProducts = useMemo(() => productsOf(categories), [categories]);
  // A prerendered page has no choices.
  const shown = isHydrated ? topUp : emptyTopUp;
  const { phone = '' } = shown;
  const product = shown.product && findOffer(allProducts, shown.product);
  const index = shown.category < categories.length ? shown.category : 0;
  const { Categoria: category = '', productos: products = [] } = categories[index] ?? {};
  const canPay = product !== undefined || products.length > 0;

  const form = useRuledForm<CarrierValues>(rules, {
    celular: phone,
    company: carrier,
    categoria: category,
    producto: product && { sku: product.sku, precio: product.precio },
  });
  const { clearErrors, setFocus } = form;
  const celular = useFormField(form, 'celular');
  const producto = useFormField(form, 'producto');
  useKeptPhone(carrier, topUp.phone);
  useSharedTopUp(carrier, categories);

  useEffect(() => {
    if (editTarget !== undefined) setFocus(editTarget === 'phone' ? 'celular' : 'producto');
  }, [editTarget, setFocus]);

  const submit = form.handleSubmit((values) => {
    startNavigation(() => {
      void navigate(paths.payment, { state: keepPhone(carrier, values.celular) });
    });
  });

  // A stable function, because the list of products is memoized.
  const chooseProduct = useCallback(
    (next: Product) =>
      dispatch({ type: 'productChosen', carrier, product: next, purchase: createFolio() }),
    [carrier, dispatch],
  );

  function startOver(): void {
    clearErrors();
    dispatch({ type: 'startedOver' });
    keepPhone(carrier, '');
  }

  return {
    canPay,
    canReset: allProducts.length > 0,
    celular: { ...celular, value: phone },
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

/** What {@link useCarrierForm} returns. */
export type CarrierForm = ReturnType<typeof useCarrierForm>;
