import { useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { findSharedSku } from '#api/carriers';
import type { Category } from '#api/contract';
import { useNotifications } from '#notifications/NotificationRegion';
import { createFolio } from '#topup/folios';
import { topUpOf } from '#topup/topUp';
import { useTopUp } from '#topup/useTopUp';

/** Chooses the product that waits for the list, as soon as the list is loaded. Without it, shows a notification. */
export function useWaitingProduct(carrier: string, categories: readonly Category[]): void {
  const { t } = useTranslation();
  const { notify } = useNotifications();
  const { topUp, dispatch } = useTopUp();
  const { sku } = topUpOf(topUp, carrier);

  const choose = useEffectEvent(() => {
    if (sku === undefined || categories.length === 0) return;
    const found = findSharedSku(categories, sku);
    dispatch({ type: 'listLoaded', carrier, found, id: createFolio() });
    if (found !== undefined) return;
    notify({ tone: 'warning', id: 'missing-product', title: t('carrier.productMissing') });
  });

  useEffect(() => choose(), [categories, sku]);
}
