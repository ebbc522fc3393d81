import { useEffect, useEffectEvent } from 'react';
import { useLocation, useNavigate, type Location } from 'react-router-dom';
import { removeChoices } from '#topup/moveToFragment';
import { readFragment } from '#topup/sharedAddress';
import { useTopUp } from '#topup/useTopUp';

/**
 * Removes the choices from the fragment of the address and its history entry, and makes them, unless the buyer has made
 * them on this page.
 */
export function useSharedAddress(carrier: string): void {
  const { hash, pathname, search, state } = useLocation() as Location<unknown>;
  const navigate = useNavigate();
  const { dispatch } = useTopUp();

  const applyFragment = useEffectEvent(() => {
    const rest = removeChoices(hash);
    if (rest === hash) return;
    void navigate({ pathname, search, hash: rest }, { replace: true, state });
    const { sku, phone } = readFragment(hash);
    if (sku !== undefined) dispatch({ type: 'skuFound', carrier, sku });
    if (phone !== undefined) dispatch({ type: 'phoneFound', carrier, phone });
  });

  useEffect(() => applyFragment(), [hash]);
}
