import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate } from 'react-router-dom';
import { useNotifications } from '#notifications/NotificationProvider';
import { findOffer, productsOf } from '#api/carriers';
import type { Product } from '#api/contract';
import { useEnvironment } from '../data/environment';
import { ScreenLoading } from '../parts/ScreenLoading';
import { themeOf } from '#theme/themes';
import { maskCardNumber } from '#topup/card';
import type { CardValues } from '#topup/rules';
import { useTopUp } from '#topup/useTopUp';
import { Footer } from '../parts/Footer';
import { Page } from '../parts/Page';
import { useHydrated } from '#hooks/useHydrated';
import { PaymentForm } from './PaymentForm';
import { ReceiptView, type Payer } from './ReceiptView';

/** Returns the chosen product, at its price in the list if there is a list. */
function useOffer(): Product | undefined {
  const { storage } = useEnvironment();
  const { product } = useTopUp().topUp;
  return useMemo(() => {
    const list = product && storage.products.read();
    if (product === undefined || list === undefined) return product;
    return findOffer(
      list.flatMap(({ categorias }) => productsOf(categorias)),
      product,
    );
  }, [product, storage]);
}

function Purchase() {
  const { t } = useTranslation();
  const { notify } = useNotifications();
  const { topUp, receipt, pay } = useTopUp();
  const offer = useOffer();
  const [payer, setPayer] = useState<Payer & { folio: string }>();

  function payOffer(product: Product, values: CardValues): void {
    const paid = pay(product);
    if (paid === undefined) {
      notify({ tone: 'info', title: t('payment.paidElsewhere') });
      return;
    }
    setPayer({
      cardholder: values.titular.trim(),
      maskedCard: maskCardNumber(values.tarjeta),
      folio: paid.transaction.folio,
    });
  }

  if (receipt !== undefined) {
    const { folio } = receipt.transaction;
    return (
      <Page carrier={themeOf(receipt.carrier).code}>
        <ReceiptView
          key={folio}
          payer={payer?.folio === folio ? payer : undefined}
          receipt={receipt}
        />
        <Footer />
      </Page>
    );
  }
  if (offer === undefined) return <Navigate replace to="/recargas" />;
  return (
    <Page carrier={themeOf(topUp.carrier).code}>
      <PaymentForm onPay={(values) => payOffer(offer, values)} product={offer} />
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
