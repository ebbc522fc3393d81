import { useEffect, useEffectEvent, useRef } from 'react';
import { useLocation, useNavigate, type Location } from 'react-router-dom';
import { findSku } from '#api/carriers';
import type { Category } from '#api/contract';
import { parsePhone } from '#masks/validation';
import { isCompletePhone } from '#masks/validation';
import { createFolio } from '#topup/folios';
import { useTopUp } from '#topup/useTopUp';

/** The choices that an address contains. */
interface SharedTopUp {
  /** The SKU of the product. */
  sku?: string | undefined;
  /** The digits of a complete phone number. */
  phone?: string | undefined;
}

/**
 * Reads the choices in the fragment of an address, such as `#sku=TEL-TA-050&celular=5512345678`. The number is read like
 * a pasted one. An incomplete one is ignored.
 */
export function readFragment(hash: string): SharedTopUp {
  // In a query, a plus sign would be a space, and a foreign number would lose its country code.
  const params = new URLSearchParams(hash.slice(1).replaceAll('+', '%2B'));
  const celular = params.get('celular') ?? '';
  // A percent sign is left of a damaged encoding, of which digits are missing.
  const phone = celular.includes('%') ? '' : parsePhone(celular);
  return {
    sku: params.get('sku') ?? undefined,
    phone: isCompletePhone(phone) ? phone : undefined,
  };
}

/** Writes the fragment that {@link readFragment} reads. */
export function fragmentOf({ sku = '', phone }: SharedTopUp): string {
  const params = new URLSearchParams({ sku, ...(phone !== undefined && { celular: phone }) });
  return `#${params.toString().replaceAll('+', '%20')}`;
}

/**
 * Removes the fragment from the address and its history entry, and makes the choices that it contains. A product is
 * chosen as soon as the list is loaded. An unknown one is ignored.
 */
export function useSharedTopUp(carrier: string, categories: readonly Category[]): void {
  const { hash, pathname, search, state } = useLocation() as Location<unknown>;
  const navigate = useNavigate();
  const { dispatch, enterPhone } = useTopUp();
  const waitingSku = useRef<string>(undefined);
  const fragment = import.meta.env.VITE_SHARE_ADDRESS === 'false' ? '' : hash;

  const applyFragment = useEffectEvent(() => {
    if (fragment !== '') {
      void navigate({ pathname, search }, { replace: true, state });
      const { sku, phone } = readFragment(fragment);
      waitingSku.current = sku;
      if (phone !== undefined) enterPhone(carrier, phone);
    }
    if (waitingSku.current === undefined || categories.length === 0) return;
    const found = findSku(categories, waitingSku.current);
    waitingSku.current = undefined;
    if (found === undefined) return;
    const { category, product } = found;
    dispatch({ type: 'categoryChosen', carrier, category });
    dispatch({ type: 'productChosen', carrier, product, purchase: createFolio() });
  });

  useEffect(() => applyFragment(), [categories, fragment]);
}
