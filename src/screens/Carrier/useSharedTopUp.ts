import { useEffect, useEffectEvent, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate, type Location } from 'react-router-dom';
import { findSharedSku } from '#api/carriers';
import type { Category } from '#api/contract';
import { useNotifications } from '#notifications/NotificationRegion';
import { createFolio } from '#topup/folios';
import { useTopUp } from '#topup/useTopUp';
import { readFragment } from '#topup/sharedAddress';

/**
 * Removes the fragment from the address and its history entry, and makes the choices that it contains, unless the buyer
 * has made them on this page. A product is chosen as soon as the list is loaded.
 */
export function useSharedTopUp(carrier: string, categories: readonly Category[]): void {
  const { hash: fragment, pathname, search, state } = useLocation() as Location<unknown>;
  const navigate = useNavigate();
  const { t } = useTranslation();
  const { notify } = useNotifications();
  const { dispatch } = useTopUp();
  const waitingSku = useRef<string>(undefined);

  const applyFragment = useEffectEvent(() => {
    if (fragment !== '') {
      void navigate({ pathname, search }, { replace: true, state });
      const { sku, phone } = readFragment(fragment);
      waitingSku.current = sku;
      if (phone !== undefined) dispatch({ type: 'phoneFound', carrier, phone });
    }
    if (waitingSku.current === undefined || categories.length === 0) return;
    const found = findSharedSku(categories, waitingSku.current);
    waitingSku.current = undefined;
    if (found === undefined) {
      notify({ tone: 'warning', id: 'missing-product', title: t('carrier.productMissing') });
    } else {
      dispatch({ type: 'productFound', carrier, ...found, purchase: createFolio() });
    }
  });

  useEffect(() => applyFragment(), [categories, fragment]);
}
