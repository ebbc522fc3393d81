import { Navigate } from 'react-router-dom';
import { ScreenLoading } from '#screens/ScreenLoading';
import { Footer } from '../shared/Footer';
import { Page } from '../shared/layout';
import { useHydrated } from '../shared/useHydrated';
import { PaymentForm } from './PaymentForm';
import { ReceiptView } from './ReceiptView';
import { usePaymentContext } from './usePaymentContext';
import { usePurchase } from './usePurchase';

function PurchaseScreen() {
  const { purchase, pay } = usePurchase();
  const context = usePaymentContext(
    purchase.status === 'editing' ? purchase.product.sku : undefined,
  );
  if (purchase.status === 'none') return <Navigate replace to="/recargas" />;
  return (
    <Page data-carrier={context.theme.code}>
      {purchase.status === 'editing' ? (
        <PaymentForm
          context={context}
          onPay={(values) => {
            pay(purchase.product, values);
          }}
          product={purchase.product}
        />
      ) : (
        <ReceiptView context={context} receipt={purchase.receipt} />
      )}
      <Footer />
    </Page>
  );
}

/** The payment screen: the form, then the receipts; without a chosen product it leads to `recargas` (spec §4). */
export function PaymentScreen() {
  // The purchase is read from the session's storage, which only the living page has.
  return useHydrated() ? <PurchaseScreen /> : <ScreenLoading />;
}
