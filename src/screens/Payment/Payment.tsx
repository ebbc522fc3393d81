import { useEffect, useMemo, useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { Navigate } from 'react-router-dom';
import { listen } from '#utils/listen';
import { useNotifications } from '#notifications/NotificationRegion';
import { excludeCarriers, findCarrier, findOffer, productsOf } from '#api/carriers';
import type { Product } from '#api/contract';
import { useEnvironment } from '../data/environment';
import { ScreenLoading } from '../parts/ScreenLoading';
import { themeOf } from '#theme/themes';
import { useEntry } from '#topup/useEntry';
import { useTopUp } from '#topup/useTopUp';
import { carrierPath, noProductPath } from '#addresses/addresses';
import { Footer } from '../parts/Footer';
import { Page } from '../parts/Page';
import { useHydrated } from '#hooks/useHydrated';
import { PaymentForm } from './PaymentForm';
import type { Payer } from './methods/method';
import { ReceiptView } from './ReceiptView';
import { usePayment } from './usePayment';

/** The chosen product: at its price in the list, `missing` if it is not for sale any more, or none. */
function useOffer(): Product | 'missing' | undefined {
  const { storage, settings } = useEnvironment();
  const { carrier, product } = useTopUp().topUp;
  return useMemo(() => {
    if (product === undefined) return undefined;
    const chosen = [{ name: carrier, categorias: [{ Categoria: '', productos: [product] }] }];
    const list = excludeCarriers(storage.products.read() ?? chosen, settings.excludedCarriers);
    return findOffer(productsOf(findCarrier(list, carrier)?.categorias), product) ?? 'missing';
  }, [carrier, product, settings, storage]);
}

/**
 * Returns a counter of `pagehide` events. As the key of a form, it unmounts the form with its values each
 * time. A page that the browser restores from the back/forward cache then has an empty form. The focus stays
 * in the field with the same id.
 */
function usePageHideKey(): number {
  const [count, setCount] = useState(0);

  useEffect(() => {
    function handlePageHide(): void {
      const focusedId = document.activeElement?.id ?? '';
      // Synchronous, because no code runs after the page is hidden.
      flushSync(() => setCount((previous) => previous + 1));
      document.getElementById(focusedId)?.focus({ preventScroll: true });
    }
    return listen(window, ['pagehide'], handlePageHide);
  }, []);

  return count;
}

function Purchase() {
  const { t } = useTranslation();
  const { remembered } = useEnvironment();
  const { notify } = useNotifications();
  const { topUp } = useTopUp();
  const { receipt } = useEntry();
  const { isPaying, paid, pay } = usePayment();
  const offer = useOffer();
  const formKey = usePageHideKey();
  const isMissing = receipt === undefined && offer === 'missing';

  useEffect(() => {
    if (!isMissing) return;
    notify({ tone: 'warning', id: 'missing-product', title: t('carrier.productMissing') });
  }, [isMissing, notify, t]);

  async function payOffer(product: Product, method: string, payer: Payer): Promise<void> {
    const outcome = await pay(product, method, payer);
    if (typeof outcome === 'string') {
      const tone = outcome === 'failed' ? 'error' : 'info';
      notify({ tone, id: 'payment', title: t(`payment.${outcome}`) });
    } else if (outcome !== undefined) {
      remembered?.update(outcome);
    }
  }

  if (receipt !== undefined) {
    const { folio } = receipt.transaction;
    return (
      <Page carrier={themeOf(receipt.carrier).code}>
        <ReceiptView
          key={folio}
          payer={paid?.folio === folio ? paid.payer : undefined}
          receipt={receipt}
        />
        <Footer />
      </Page>
    );
  }
  if (offer === undefined) return <Navigate replace to={noProductPath} />;
  if (offer === 'missing') return <Navigate replace to={carrierPath(topUp.carrier)} />;
  return (
    <Page carrier={themeOf(topUp.carrier).code}>
      <PaymentForm
        key={formKey}
        loading={isPaying}
        onPay={(method, payer) => void payOffer(offer, method, payer).catch(reportError)}
        product={offer}
      />
      <Footer />
    </Page>
  );
}

/**
 * The payment: the card form, then the receipts (requirements §2.5). A product must have been chosen; without
 * one, it redirects to `recargas`. Pay leads to the receipt, which has the same address.
 */
export function PaymentScreen() {
  // The top-up is in session storage, which is not available during prerendering.
  return useHydrated() ? <Purchase /> : <ScreenLoading />;
}
