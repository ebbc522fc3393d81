import { useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigate, type Location } from 'react-router-dom';
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
  const { hash, pathname, search, state } = useLocation() as Location<unknown>;
  const navigate = useNavigate();
  const waitingSku = useRef<string>(undefined);
  const fragment = import.meta.env.VITE_SHARE_ADDRESS === 'false' ? '' : hash;

  const removeFragment = useEffectEvent(() => {
    void navigate({ pathname, search }, { replace: true, state });
  });

  const enterPhone = useEffectEvent((phone: string) => handlers.enterPhone(phone));

  const chooseProduct = useEffectEvent(() => {
    const isShared = ({ sku }: Product) => sku === waitingSku.current;
    const category = categories.findIndex(({ productos }) => productos.some(isShared));
    const product = categories[category]?.productos.find(isShared);
    if (product !== undefined) handlers.chooseProduct(product, category);
    waitingSku.current = undefined;
  });

  useLayoutEffect(() => {
    if (fragment !== '') removeFragment();
  }, [fragment]);

  useEffect(() => {
    if (fragment === '') return;
    const { sku, phone } = readFragment(fragment);
    if (phone !== undefined) enterPhone(phone);
    waitingSku.current = sku;
  }, [fragment]);

  useEffect(() => {
    if (waitingSku.current !== undefined && categories.length > 0) chooseProduct();
  }, [categories, fragment]);
}
