import { useCallback, useEffect, useMemo, type SubmitEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '#addresses/addresses';
import { findOffer, productsOf } from '#api/carriers';
import type { Category, Product } from '#api/contract';
import { useHydrated } from '#hooks/useHydrated';
import { createFolio } from '#topup/folios';
import { emptyTopUp, topUpOf } from '#topup/topUp';
import { useEntry, useStoredPhone } from '#topup/useEntry';
import { useTopUp } from '#topup/useTopUp';
import { usePendingNavigation } from '../navigation/usePendingNavigation';
import { useFormField, useRuledForm } from '../form/useRuledForm';
import { rules, type CarrierValues } from './rules';
import { useSharedAddress } from './useSharedAddress';
import { useWaitingProduct } from './useWaitingProduct';

/** The form of the carrier screen. The top-up owns its values. */
export function useCarrierForm(carrier: string, categories: readonly Category[]) {
  const context = useTopUp();
  const { dispatch } = context;
  const { editTarget, storePhone } = useEntry();
  const topUp = topUpOf(context.topUp, carrier);
  const navigate = useNavigate();
  const [isPending, startNavigation] = usePendingNavigation();
  const isHydrated = useHydrated();
  const allProducts = useMemo(() => productsOf(categories), [categories]);
  // A prerendered page has no choices.
  const shown = isHydrated ? topUp : emptyTopUp;
  const { phone = '' } = shown;
  const product = shown.product && findOffer(allProducts, shown.product);
  const index = shown.category < categories.length ? shown.category : 0;
  const { Categoria: category = '', productos: products = [] } = categories[index] ?? {};
  const canPay = product !== undefined || products.length > 0;

  const current: CarrierValues = {
    celular: phone,
    company: carrier,
    categoria: category,
    producto: product && { sku: product.sku, precio: product.precio },
  };
  const form = useRuledForm(rules, { current });
  const { clearErrors, setFocus } = form;
  const celular = useFormField(form, 'celular');
  const producto = useFormField(form, 'producto');
  useSharedAddress(carrier);
  useStoredPhone(carrier, topUp.phone);
  useWaitingProduct(carrier, categories);

  useEffect(() => {
    if (editTarget !== undefined) setFocus(editTarget === 'phone' ? 'celular' : 'producto');
  }, [editTarget, setFocus]);

  const submit = form.handleSubmit((values) => {
    startNavigation(() => {
      void navigate(paths.payment, { state: storePhone(carrier, values.celular) });
    });
  });

  // A stable function, because the list of products is memoized.
  const chooseProduct = useCallback(
    (next: Product) =>
      dispatch({ type: 'productChosen', carrier, product: next, id: createFolio() }),
    [carrier, dispatch],
  );

  function startOver(): void {
    clearErrors();
    dispatch({ type: 'startedOver' });
    storePhone(carrier, '');
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
