import { useEffect, useEffectEvent, useLayoutEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { Category, Product } from '#api/contract';
import { readFragment } from './sharedTopUp';

/** What {@link useSharedTopUp} calls with the choices of an address. */
interface Handlers {
  /** Called with the digits of a complete phone number. */
  enterPhone: (phone: string) => void;
  /** Called with a product of the list and the index of its category. */
  chooseProduct: (product: Product, category: number) => void;
}

/**
 * Removes the fragment from the address and its history entry, and makes the choices that it contains. A product is
 * chosen as soon as the list is loaded. An unknown one is ignored.
 */
export function useSharedTopUp(categories: readonly Category[], handlers: Handlers): void {
  const { hash, pathname, search, state } = useLocation();
  const navigate = useNavigate();
  const [sku, setSku] = useState<string>();
  const fragment = import.meta.env.VITE_SHARE_ADDRESS === 'false' ? '' : hash;

  const removeFragment = useEffectEvent(() => {
    void navigate({ pathname, search }, { replace: true, state });
  });

  const choosePhone = useEffectEvent(() => {
    const shared = readFragment(fragment);
    if (shared.phone !== undefined) handlers.enterPhone(shared.phone);
    setSku(shared.sku);
  });

  const chooseProduct = useEffectEvent(() => {
    const category = categories.findIndex(({ productos }) =>
      productos.some((one) => one.sku === sku),
    );
    const product = categories[category]?.productos.find((one) => one.sku === sku);
    if (product !== undefined) handlers.chooseProduct(product, category);
    setSku(undefined);
  });

  useLayoutEffect(() => {
    if (fragment !== '') removeFragment();
  }, [fragment]);

  useEffect(() => {
    if (fragment !== '') choosePhone();
  }, [fragment]);

  useEffect(() => {
    if (sku !== undefined && categories.length > 0) chooseProduct();
  }, [categories, sku]);
}
